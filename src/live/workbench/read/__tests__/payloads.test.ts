import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handleRequest } from '@site/lib/compiler/handleRequest';
import { checkPayload, VIOLATION_LIMIT } from '@site/lib/payloads/checkPayload';
import { createExample } from '@site/lib/payloads/createExample';
import type { Contract, Shape, Violation } from '@site/lib/payloads/types';
import { GENERATED, untrustedTexts } from '../../../../../tests/support/untrustedValues';
import { readContract } from '../readContract';
import { listShapes } from '../listShapes';

const LIBRARY = read(String.raw`type Isbn = String(/^97[89][0-9]{10}$/g)
type Rating = Integer32(0, 6)
enum Genre { NOVEL, HISTORY }
type Book { isbn: Isbn, genre: Genre, rating: Rating?, pages: Integer, big: Integer32?, names: {String?}?, cover: Bytes? }
type Magazine { title: String, issue: Integer }
type Item = Book | Magazine
type Author { name: String, friends: Author[], mentor: Author? }
endpoint AddItem POST Item /items/{shelf: String(/^[A-Z]$/)} -> {
  201 -> Item[]
  204 -> Unit
  400 -> String(/^E[0-9]{3}$/)
}
channel Lent -> Book?
`);

function read(text: string): Contract {
  const files = { 'a.ws': text };
  const tree = handleRequest('ast', { files })['a.ws'] ?? null;
  const tokens = handleRequest('tokens', { files })['a.ws'] ?? [];
  const contract = readContract({ tree, tokens, definitions: handleRequest('definitions', { files }) });
  if (contract === undefined) throw new Error('The compiler refuses the contract.');
  return contract;
}

function findShape(contract: Contract, label: string): Shape {
  const shape = listShapes(contract).find((known) => known.label === label);
  if (shape === undefined) throw new Error(`There is no shape ${label}.`);
  return shape;
}

function check(label: string, text: string, contract = LIBRARY): Violation[] {
  return checkPayload(contract, findShape(contract, label), text);
}

function describeAll(label: string, text: string, contract = LIBRARY): string[] {
  return check(label, text, contract).map(({ pointer, message }) => `${pointer} ${message}`);
}

describe('checkPayload', () => {
  it('lists bodies of endpoints, messages of channels and types', () => {
    expect(listShapes(LIBRARY).map(({ label }) => label)).toEqual([
      ...['AddItem request', 'AddItem 201', 'AddItem 400', 'Lent message'],
      ...['Isbn', 'Rating', 'Genre', 'Book', 'Magazine', 'Item', 'Author'],
    ]);
  });

  it('accepts valid payloads', () => {
    const book = '{"isbn": "9781234567890", "genre": "NOVEL", "rating": null, "pages": 9223372036854775807}';
    expect(check('Book', book)).toEqual([]);
    expect(check('AddItem request', book)).toEqual([]);
    expect(check('AddItem 201', `[${book}, {"title": "", "issue": -1e2}]`)).toEqual([]);
    expect(check('Lent message', 'null')).toEqual([]);
    expect(check('AddItem 400', '"E123"')).toEqual([]);
  });

  it('names the place and the rule of each violation', () => {
    const text =
      '{"isbn": 978, "genre": "novel", "pages": 1.5, "big": 2147483648, "names": {"a/b": 1}, "x": [], "x": 1}';
    expect(describeAll('Book', text)).toEqual([
      '/isbn must be a string, but is a number',
      '/genre must be an entry of Genre: NOVEL, HISTORY',
      '/pages must be a whole number',
      '/big must fit into 32 bits',
      '/names/a~1b must be a string, but is a number',
      '/x is written twice',
      '/x is not a field of Book',
    ]);
    expect(describeAll('Book', '{"isbn": null, "genre": "NOVEL", "pages": 9223372036854775808}')).toEqual([
      '/isbn must be a string, but is null',
      '/pages must fit into 64 bits',
    ]);
    expect(describeAll('Magazine', '{}')).toEqual([
      '/title is missing: Magazine requires it',
      '/issue is missing: Magazine requires it',
    ]);
    expect(describeAll('AddItem 400', '"e1"')).toEqual([' must match /^E[0-9]{3}$/']);
    expect(check('Magazine', '{"title": "a", "issue": "1"}')[0]).toMatchObject({ offset: 24, length: 3 });
  });

  it('compares a value that fits no member of a union with the closest one', () => {
    expect(describeAll('AddItem 201', '[{"title": "a", "issue": "1"}]')).toEqual([
      '/0 must be one of Book, Magazine. It is closest to Magazine',
      '/0/issue must be a number, but is a string',
    ]);
    const endless = read('type A = A | B\ntype B { b: String }');
    expect(check('A', '{"b": "b"}', endless)).toEqual([]);
    expect(check('A', '1', endless).length).toBeGreaterThan(0);
  });

  it.each([
    ['', 0, 'a value must follow'],
    ['{"a": }', 6, 'a value must follow'],
    ['{"a": 1,}', 8, 'a field name in double quotes must follow'],
    ['{a: 1}', 1, 'only numbers, true, false and null are written without quotes'],
    ['[1 2]', 3, 'a comma must separate two values'],
    ['{"a" 1}', 5, 'a colon must follow the field name'],
    ['// x\n1', 0, 'JSON has no comments'],
    ['1 2', 2, 'the text must end after the first value'],
    ['"a', 0, 'a string must end on its line with a double quote'],
    ["{'a': 1}", 1, 'only numbers, true, false and null are written without quotes'],
  ])('says where %j is not JSON', (text, offset, reason) => {
    expect(check('Book', text)).toEqual([
      expect.objectContaining({ offset, message: `This is not valid JSON: ${reason}.` }),
    ]);
  });

  it.each([
    ['Number', '1e400', 'must fit into a floating-point number of 64 bits'],
    ['Number', '-1e400', 'must fit into a floating-point number of 64 bits'],
    ['Number', '1.7976931348623157e308', undefined],
    ['Number', '1e-400', undefined],
    ['Number32', '1e39', 'must fit into a floating-point number of 32 bits'],
    ['Number32', '3.4028235e38', undefined],
    ['Integer', '1e400', 'must fit into 64 bits'],
    ['Integer', `1${'0'.repeat(400)}`, 'must fit into 64 bits'],
    ['Integer', '1.5', 'must be a whole number'],
    ['Bytes', '"not base64!"', 'must be Base64'],
    ['Bytes', '"Qnl0ZXM"', 'must be Base64'],
    ['Bytes', '"Qnl0Z==="', 'must be Base64'],
    ['Bytes', '"Qnl0ZXM="', undefined],
    ['Bytes', '"Qnl0\\r\\nZXM="', undefined],
    ['Bytes', '""', undefined],
    ['String', '"1e400"', undefined],
  ])('accepts as %s only what generated types can hold: %.20s', (type, text, message) => {
    const contract = read(`type A { a: ${type} }`);
    expect(describeAll('A', `{"a": ${text}}`, contract)).toEqual(message === undefined ? [] : [`/a ${message}`]);
  });

  it('ignores a byte order mark, and names the same positions as without it', () => {
    expect(check('AddItem 400', '\uFEFF"E123"')).toEqual([]);
    expect(check('Magazine', '\uFEFF{"title": "a", "issue": "1"}')[0]).toMatchObject({ offset: 25, length: 3 });
  });

  it('says that a value is nested too deeply, instead of failing', () => {
    const deep = `${'{"a":['.repeat(100_000)}${']}'.repeat(100_000)}`;
    expect(check('Tree', deep, read('type Tree { a: Tree[] }'))[0]?.message).toBe(
      'This is nested too deeply to be checked: check a part of it.',
    );
  });

  it('names a pattern that JavaScript refuses, and stops at the limit', () => {
    const odd = read('type A = String(/[/g)\ntype B { a: A[] }');
    expect(check('A', '"x"', odd)[0]?.message).toBe('cannot be checked: JavaScript does not support the pattern /[/g');
    const many = JSON.stringify({ a: Array.from({ length: VIOLATION_LIMIT + 50 }, () => 1) });
    expect(check('B', many, odd)).toHaveLength(VIOLATION_LIMIT);
  });
});

it('checkPayload finds violations within the text, whatever it is', () => {
  const book = { isbn: '9781234567890', genre: 'NOVEL', rating: 5, pages: 300, names: { title: null } };
  const author = { name: 'Ada', friends: [{ name: 'Bea', friends: [] }], mentor: null };
  const numbers = fc.oneof(
    fc.double().map(String),
    fc.string({ unit: fc.constantFrom('1', '9', '0', '-', '.', 'e', 'E', '+', ' '), minLength: 1 }),
  );
  const texts = fc.oneof(
    untrustedTexts(book),
    untrustedTexts(author),
    numbers.map((number) => JSON.stringify({ ...book, pages: 0 }).replace('"pages":0', `"pages":${number}`)),
    fc.string({ unit: fc.constantFrom('{', '}', '[', ']', ':', ',', '"', '\\', 'u', '1', ' ', '\n', '/', '*') }),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const violations = listShapes(LIBRARY).flatMap((shape) => checkPayload(LIBRARY, shape, text));
      for (const { offset, length, message } of violations) {
        expect(text.length).toBeGreaterThanOrEqual(offset + length - 1);
        expect(message).not.toBe('');
      }
    }),
    GENERATED,
  );
});

describe('createExample', () => {
  it('creates the same example each time, and it fits', () => {
    for (const shape of listShapes(LIBRARY)) {
      const example = createExample(LIBRARY, shape);
      expect(example).toEqual({ json: expect.any(String) as string });
      expect(createExample(LIBRARY, shape)).toEqual(example);
    }
    expect(parse('AddItem 201')).toEqual([
      {
        ...{ isbn: '9782345678901', genre: 'NOVEL', rating: 1, pages: 1, big: 1 },
        ...{ names: { key: 'names' }, cover: 'Qnl0ZXM=' },
      },
    ]);
  });

  it('ends where a type contains itself', () => {
    expect(parse('Author')).toEqual({ name: 'name', friends: [] });
  });

  function parse(label: string): unknown {
    const example = createExample(LIBRARY, findShape(LIBRARY, label));
    return 'json' in example ? JSON.parse(example.json) : example.problem;
  }

  it.each([
    ['String(/^[^@]+@[^@]+$/)', /^"\w+@\w+"$/],
    ['String(/^.{2,140}$/)', /^"[a-z]{2,140}"$/],
    ['String(/^(?=.*[0-9])[a-z0-9]{4,}$/)', /^"[a-z0-9]{4,}"$/],
    ['String(/^[A-Z]+-[0-9]{3}$/i)', /^"[A-Za-z]+-[0-9]{3}"$/],
    ['Integer(5, 5)', /^5$/],
    ['Integer(_, -3)', /^-4$/],
    ['Number(0.0, 0.1)', /^0\.05$/],
    ['Number32(_, 0.5)', /^-0\.5$/],
  ])('creates an example of %s', (type, expected) => {
    const contract = read(`type A = ${type}`);
    expect(createExample(contract, findShape(contract, 'A'))).toEqual({
      json: expect.stringMatching(expected) as string,
    });
  });

  it.each([
    ['type A = String(/^(?=b)a$/)', 'no string was found that matches /^(?=b)a$/'],
    ['type A = String(/[/g)', 'no string was found that matches /[/g'],
    ['type A = Integer(5, 0)', 'no number is between 5 and 0'],
    ['type A { a: A }', 'each A requires another A'],
    ['type A { b: B }\ntype B { a: A }', 'each A requires another A'],
  ])('says why there is no example of %j', (text, reason) => {
    const contract = read(text);
    expect(createExample(contract, findShape(contract, 'A'))).toEqual({
      problem: `No example could be created: ${reason}.`,
    });
  });
});
