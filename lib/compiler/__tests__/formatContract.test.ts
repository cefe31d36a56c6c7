import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listContracts } from '../../../tests/support/listContracts';
import { REPOSITORY } from '../../../tools/support/paths.mjs';
import { check } from '../check';
import { runEmitter } from '../emit';
import { formatContract } from '../formatContract';
import { tokenizeContract } from '../tokens';
import { EMITTER_GENERATIONS } from './emitterGenerations';

/** A contract with every kind of definition, reference and constraint, badly formatted. */
const CONTRACT = [
  '/*  two\n   lines  */   ',
  'type   Isbn=String( /^[0-9]{13} x$/ )  ',
  '// pages of a book   ',
  'type Pages=Integer(1,5000)   type Ratio = Number32( 0.5 ,1.5)',
  'enum Genre{POEM,Old ,NOVEL_2}',
  '@Deprecated @Tag(name:"a  b")',
  'type Book{isbn :Isbn,`type`:Genre? ,pages:{Integer[]?},raw:Bytes , any : Boolean}',
  'type Magazine { issue:Integer32(1 ,12)? }',
  'type Item=Book|Magazine',
  'endpoint GetBook GET   /books/{isbn:Isbn}/x?{q:String?,r :Pages[]} #{token:String}->{',
  '200->Book # {`x-total`: Integer}\n      404->Unit }',
  'endpoint AddBook POST Book   /books -> {  201 -> Item[]  }',
  'channel Books->Book[]',
].join('\n');

function format(text: string): string | undefined {
  return formatContract([{ path: 'a.ws', text }], 'a.ws');
}

it.each(EMITTER_GENERATIONS)(
  'formatting does not change the generated code, byte for byte: %s, %s',
  (emitter, generation) => {
    const formatted = format(CONTRACT);
    expect(formatted).not.toBe(CONTRACT);
    const [before, after] = [CONTRACT, formatted ?? ''].map((text) =>
      runEmitter([{ path: 'a.ws', text }], emitter, { generation }),
    );
    expect(before?.stderr).toBe('');
    expect(after).toEqual(before);
  },
);

it.each([
  ['endpoint A GET /a#{t:String}->{200->Unit}', 'endpoint A GET /a # {t: String} -> {200 -> Unit}\n'],
  ['// one\ntype B{c:String}', '// one\ntype B {c: String}\n'],
  ['// one\n\n\n\ntype B{c:String}  \n\n', '// one\n\ntype B {c: String}\n'],
])('formats %j', (text, formatted) => {
  expect(format(text)).toBe(formatted);
});

it('formats one of several files, which may refer to each other', () => {
  const files = [
    { path: 'a.ws', text: 'type A{b:C}' },
    { path: 'b.ws', text: 'type  C{b:String}' },
  ];
  expect(formatContract(files, 'b.ws')).toBe('type C {b: String}\n');
  expect(formatContract(files.slice(0, 1), 'a.ws')).toBeUndefined();
});

it('arranges lines, blank lines and spaces', () => {
  const text =
    '// one\n\n\ntype  Book{title :String ,pages:Integer32( 0 ,5 )?   }\nendpoint ListBooks GET   /books/{id:String}/x?{q: String?} #{h:String}->{\n200->Book[]\n      404 -> Unit\n} // none\n\n\n\ntype A{ b:{String}? }';
  expect(format(text)).toBe(
    '// one\n\ntype Book {title: String, pages: Integer32(0, 5)? }\nendpoint ListBooks GET /books/{id: String}/x ? {q: String?} # {h: String} -> {\n  200 -> Book[]\n  404 -> Unit\n} // none\n\ntype A { b: {String}? }\n',
  );
});

it.each(listContracts())('changes only white space, and nothing if the contract is formatted: %s', (file) => {
  const text = readFileSync(path.join(REPOSITORY, file), 'utf8');
  const formatted = format(text);
  expect(formatted === undefined, 'refused').toBe(check([{ path: 'a.ws', text }]).length > 0);
  if (formatted === undefined) return;
  expect(tokenizeContract(formatted).map(({ value }) => value.trim())).toEqual(
    tokenizeContract(text).map(({ value }) => value.trim()),
  );
  expect(format(formatted)).toBe(formatted);
});

it('returns undefined for a contract that the compiler refuses', () => {
  expect(format('type Book { title String }')).toBeUndefined();
});
