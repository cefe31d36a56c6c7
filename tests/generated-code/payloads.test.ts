import path from 'node:path';
import { expect, it } from 'vitest';
import { emit, type Generation } from '../../lib/compiler';
import { handleRequest } from '../../lib/compiler/handleRequest';
import { checkPayload, type Contract, type Violation } from '../../lib/payloads';
import { readContract } from '../../src/live/workbench/read/readContract';
import { makeFolder } from '../support/makeFolder';

const SOURCE = String.raw`type Isbn = String(/^97[89][0-9]{10}$/g)
type Word = String(/[a-z]+/)
type Rating = Integer32(0, 6)
type Share = Number(0.0, 1.0)
type AtMost = Integer(_, 5)
type AtLeast = Number32(-1.5, _)
type Anything = String
type Shelf {
  code: Word?
}
type Book {
  isbn: Isbn,
  rating: Rating?,
  share: Share,
  most: AtMost?,
  least: AtLeast?,
  note: Anything?,
  words: Word[],
  more: Word[]?,
  shelf: Shelf?,
  shelves: Shelf[]?,
  next: Book?
}
`;

const BOOK = { isbn: '9781234567890', share: 0.5, words: ['a'] };

/** Payloads whose values have the right kinds, because the generated code does not validate kinds. */
const PAYLOADS: readonly (readonly [json: object, wrong: readonly string[]])[] = [
  [BOOK, []],
  [{ ...BOOK, isbn: '978123456789' }, ['isbn']],
  [{ ...BOOK, isbn: '97812345678901' }, ['isbn']],
  [{ ...BOOK, isbn: '' }, ['isbn']],
  [{ ...BOOK, isbn: '9781234567890\n' }, ['isbn']],
  [{ ...BOOK, isbn: '9791234567890' }, []],
  [{ ...BOOK, rating: 0 }, []],
  [{ ...BOOK, rating: 6 }, []],
  [{ ...BOOK, rating: 3 }, []],
  [{ ...BOOK, rating: -1 }, ['rating']],
  [{ ...BOOK, rating: 7 }, ['rating']],
  [{ ...BOOK, rating: null }, []],
  [{ ...BOOK, share: 0 }, []],
  [{ ...BOOK, share: 1 }, []],
  [{ ...BOOK, share: -0.0001 }, ['share']],
  [{ ...BOOK, share: 1.0001 }, ['share']],
  [{ ...BOOK, most: 5 }, []],
  [{ ...BOOK, most: 6 }, ['most']],
  [{ ...BOOK, most: -1_000_000 }, []],
  [{ ...BOOK, least: -1.5 }, []],
  [{ ...BOOK, least: -2 }, ['least']],
  [{ ...BOOK, least: 1e20 }, []],
  [{ ...BOOK, note: '' }, []],
  [{ ...BOOK, words: [] }, []],
  [{ ...BOOK, words: ['A1a'] }, []],
  [{ ...BOOK, words: ['a', 'A', 'b', '1'] }, ['words[1]', 'words[3]']],
  [{ ...BOOK, more: null }, []],
  [{ ...BOOK, more: ['', 'a'] }, ['more[0]']],
  [{ ...BOOK, shelf: { code: 'ROOM' } }, ['shelf.code']],
  [{ ...BOOK, shelf: { code: null } }, []],
  [{ ...BOOK, shelf: {} }, []],
  [{ ...BOOK, shelves: [{ code: 'a' }, { code: 'A' }, {}] }, ['shelves[1].code']],
  [{ ...BOOK, next: { ...BOOK, isbn: 'x', next: { ...BOOK, share: 2 } } }, ['next.isbn', 'next.next.share']],
  [{ isbn: 'x', share: 2, words: ['1'], rating: 9 }, ['isbn', 'rating', 'share', 'words[0]']],
];

function read(text: string): Contract {
  const files = { 'book.ws': text };
  const tree = handleRequest('ast', { files })['book.ws'] ?? null;
  const tokens = handleRequest('tokens', { files })['book.ws'] ?? [];
  const found = readContract({ tree, tokens, definitions: handleRequest('definitions', { files }) });
  if (found === undefined) throw new Error('The compiler refuses the contract.');
  return found;
}

function check(contract: Contract, json: object): Violation[] {
  const reference = { node: 'WsCustom', value: 'Book', isNullable: false } as const;
  return checkPayload(contract, { label: 'Book', reference, constraint: [] }, JSON.stringify(json));
}

/** Converts a JSON pointer to a path in the notation of generated code: `/words/1` to `words[1]`. */
function toPath(pointer: string): string {
  return pointer
    .slice(1)
    .replaceAll(/\/(\d+)/g, '[$1]')
    .replaceAll('/', '.');
}

/** Generates TypeScript with `--ir` and loads the validation of `Book`. */
async function loadValidation(text: string): Promise<(book: object) => string[]> {
  const emitted = emit([{ path: 'book.ws', text }], 'typescript', { generation: 'ir', shared: true });
  const folder = makeFolder(Object.fromEntries(emitted.map((file) => [file.path, file.text])));
  const { validateBook } = (await import(path.join(folder, 'model/Book.ts'))) as {
    validateBook: (book: object) => string[];
  };
  return validateBook;
}

it('agrees with the validation that the compiler generates for TypeScript', async () => {
  const validateBook = await loadValidation(SOURCE);
  const contract = read(SOURCE);
  const verdicts = PAYLOADS.map(([json, wrong]) => {
    const violations = check(contract, json);
    expect(violations.every(({ message }) => /^must (?:match \/|be at (?:least|most) )/.test(message))).toBe(true);
    const found = violations.map(({ pointer }) => toPath(pointer));
    return { json, wrong, generated: validateBook(json).toSorted(), found: found.toSorted() };
  });
  expect(verdicts.filter(({ wrong, generated }) => String(generated) !== String(wrong))).toEqual([]);
  expect(verdicts.filter(({ wrong, found }) => String(found) !== String(wrong))).toEqual([]);
});

it('also checks what the generated validation leaves out', async () => {
  const text = `type Word = String(/^[a-z]+$/)
enum Kind { SHORT, LONG }
type Novel { title: Word }
type Poem { lines: Word[] }
type Text = Novel | Poem
type Book {
  map: {Word},
  texts: Text[],
  kind: Kind,
  code: String(/^[a-z]+$/),
  count: Integer(0, 5)
}
`;
  const json = { map: { key: 'A' }, texts: [{ title: 'A' }], kind: 'OTHER', code: 'A', count: 6, more: 1 };
  const validateBook = await loadValidation(text);
  expect(validateBook(json)).toEqual([]);
  expect(check(read(text), json).map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
    '/map/key must match /^[a-z]+$/',
    '/texts/0 must be one of Novel, Poem. It is closest to Novel',
    '/texts/0/title must match /^[a-z]+$/',
    '/kind must be an entry of Kind: SHORT, LONG',
    '/code must match /^[a-z]+$/',
    '/count must be at most 5',
    '/more is not a field of Book',
  ]);
});

it('includes the bounds, although the code of the default generation leaves them out', async () => {
  const text = 'type Rating = Integer(0, 5)';
  const load = async (generation: Generation): Promise<(value: number) => boolean> => {
    const emitted = emit([{ path: 'rating.ws', text }], 'typescript', { generation, shared: true });
    const folder = makeFolder(Object.fromEntries(emitted.map((file) => [file.path, file.text])));
    const module = (await import(path.join(folder, 'model/Rating.ts'))) as {
      validateRating: (value: number) => boolean;
    };
    return module.validateRating;
  };
  const [defaults, ir] = [await load('default'), await load('ir')];
  const own = (value: number): boolean => {
    const reference = { node: 'WsCustom', value: 'Rating', isNullable: false } as const;
    return checkPayload(read(text), { label: 'Rating', reference, constraint: [] }, String(value)).length === 0;
  };
  const values = [-1, 0, 1, 4, 5, 6];
  expect(values.map(own)).toEqual(values.map(ir));
  expect(values.map(defaults)).toEqual([false, false, true, true, false, false]);
});
