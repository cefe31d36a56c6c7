import { expect, it } from 'vitest';
import { runEmitter } from '../emit';
import { EMITTER_FACTS } from '../emitters';
import { formatContract } from '../formatContract';
import { EMITTERS, type Emitter } from '../types';

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

const GENERATIONS = EMITTERS.flatMap((emitter) =>
  (EMITTER_FACTS[emitter].hasGenerations ? (['default', 'ir'] as const) : (['default'] as const)).map(
    (generation): [Emitter, 'default' | 'ir'] => [emitter, generation],
  ),
);

it.each(GENERATIONS)('formatting does not change the output, byte for byte: %s, %s', (emitter, generation) => {
  const formatted = formatContract([{ path: 'a.ws', text: CONTRACT }], 'a.ws');
  expect(formatted).not.toBe(CONTRACT);
  const [before, after] = [CONTRACT, formatted ?? ''].map((text) =>
    runEmitter([{ path: 'a.ws', text }], emitter, { generation }),
  );
  expect(before?.stderr).toBe('');
  expect(after).toEqual(before);
});

it.each([
  ['endpoint A GET /a#{t:String}->{200->Unit}', 'endpoint A GET /a # {t: String} -> {200 -> Unit}\n'],
  ['// one\ntype B{c:String}', '// one\ntype B {c: String}\n'],
  ['// one\n\n\n\ntype B{c:String}  \n\n', '// one\n\ntype B {c: String}\n'],
])('formats %j', (text, formatted) => {
  expect(formatContract([{ path: 'a.ws', text }], 'a.ws')).toBe(formatted);
});

it('formats one of several files, which may refer to each other', () => {
  const files = [
    { path: 'a.ws', text: 'type A{b:C}' },
    { path: 'b.ws', text: 'type  C{b:String}' },
  ];
  expect(formatContract(files, 'b.ws')).toBe('type C {b: String}\n');
  expect(formatContract(files.slice(0, 1), 'a.ws')).toBeUndefined();
});
