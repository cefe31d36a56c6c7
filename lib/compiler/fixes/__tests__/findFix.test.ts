import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applyFix } from '../applyFix';
import { check } from '../../check';
import type { Diagnostic } from '../../types';

function listDiagnostics(text: string, other?: string): Diagnostic[] {
  const sources = [{ path: 'a.ws', text }, ...(other === undefined ? [] : [{ path: 'b.ws', text: other }])];
  return check(sources, { shouldFindFixes: true });
}

/**
 * Applies the first fix repeatedly, until there is none, at most ten times.
 *
 * @returns the text, and the messages that remain
 */
function fixAll(text: string, other?: string): { text: string; rest: string[] } {
  let changed = text;
  for (let count = 0; ; count += 1) {
    const diagnostics = listDiagnostics(changed, other);
    const fix = diagnostics.find((diagnostic) => diagnostic.fix)?.fix;
    if (fix === undefined || count === 10) return { text: changed, rest: diagnostics.map(({ message }) => message) };
    changed = applyFix(changed, fix);
  }
}

describe('findFix', () => {
  const BOOK = 'type Book { title: String }';

  it.each([
    ['type Isbn /^[0-9]{13}$/g', 'type Isbn = String(/^[0-9]{13}$/g)'],
    ['type Isbn = /^[0-9]{13}$/', 'type Isbn = String(/^[0-9]{13}$/)'],
    ['type Isbn String', 'type Isbn = String'],
    ['type A {\n  ETag: String\n}', 'type A {\n  `ETag`: String\n}'],
    [
      'endpoint A GET /a # { X-Request-Id: String } -> { 200 -> Unit }',
      'endpoint A GET /a # { `X-Request-Id`: String } -> { 200 -> Unit }',
    ],
    ['type A { type: String }', 'type A { `type`: String }'],
    ['type A { type-code: String }', 'type A { `type-code`: String }'],
    ['type A { _id: String }', 'type A { `_id`: String }'],
    ['type A { "id": String }', 'type A { `id`: String }'],
    ['typ Book { title: String }', BOOK],
    ['  typ Book { title: String }', `  ${BOOK}`],
    ['\n\ntyp Book { title: String }', `\n\n${BOOK}`],
    ['Type Book { title: String }', BOOK],
    ['enmu Genre { NOVEL }', 'enum Genre { NOVEL }'],
    [
      'typ Loan { book: String }\nendpoint A GET /a -> { 200 -> Loan }',
      'type Loan { book: String }\nendpoint A GET /a -> { 200 -> Loan }',
    ],
    [`${BOOK}\ntyp Loan { due: String }`, `${BOOK}\ntype Loan { due: String }`],
    ['type Book { title: String, }', 'type Book { title: String }'],
    ['type A {\n  a: String\n  b: String\n  c: String\n}', 'type A {\n  a: String,\n  b: String,\n  c: String\n}'],
    ['type A { a: String; b: String }', 'type A { a: String, b: String }'],
    ['type A { a: String,, b: String }', 'type A { a: String, b: String }'],
    ['enum E { A, B, }', 'enum E { A, B }'],
    ['enum E { A B }', 'enum E { A, B }'],
    ['endpoint A GET /a -> { 200 -> String, 503 -> Unit }', 'endpoint A GET /a -> { 200 -> String 503 -> Unit }'],
    [`endpoint A get /a -> { 200 -> String }`, `endpoint A GET /a -> { 200 -> String }`],
    ['type book { title: String }', BOOK],
    ['enum genre { NOVEL }', 'enum Genre { NOVEL }'],
    ['enum Genre { novel, poem }', 'enum Genre { NOVEL, POEM }'],
    ['type A { a: string, b: int }', 'type A { a: String, b: Integer }'],
    ['type A { a: string, b String }', 'type A { a: String, b: String }'],
    [
      `${BOOK}\nendpoint A GET /a -> { 200 -> Loan }\ntyp Loan { book: Book }`,
      `${BOOK}\nendpoint A GET /a -> { 200 -> Loan }\ntype Loan { book: Book }`,
    ],
    [
      `typ Loan { due: String }\n${BOOK}\ntype C { a String }`,
      `type Loan { due: String }\n${BOOK}\ntype C { a: String }`,
    ],
    [`${BOOK}\ntype A { a: book }`, `${BOOK}\ntype A { a: Book }`],
    [`${BOOK}\ntype A { a: Books }`, `${BOOK}\ntype A { a: Book }`],
    ['type A { a: [String] }', 'type A { a: String[] }'],
    ['type A { a?: String, b?: String[] }', 'type A { a: String?, b: String[]? }'],
    ['type A { a: ?String }', 'type A { a: String? }'],
    ['type A { a: String(/^[A-Z]$/)? }', 'type A { a: String?(/^[A-Z]$/) }'],
    ['type A { a: Integer?(0, 9) }', 'type A { a: Integer(0, 9)? }'],
    ['type A { a String }', 'type A { a: String }'],
    ['channel A String', 'channel A -> String'],
    ['endpoint A GET /a ? q: String -> { 200 -> Unit }', 'endpoint A GET /a ? { q: String } -> { 200 -> Unit }'],
    ['endpoint A GET /a # t: String -> { 200 -> Unit }', 'endpoint A GET /a # { t: String } -> { 200 -> Unit }'],
    [
      'endpoint A GET /a # { t: String } ? { q: String } -> { 200 -> Unit }',
      'endpoint A GET /a ? { q: String } # { t: String } -> { 200 -> Unit }',
    ],
    ['endpoint A GET /a -> { 200: String[] }', 'endpoint A GET /a -> { 200 -> String[] }'],
    ['endpoint A GET /a -> { 200 String }', 'endpoint A GET /a -> { 200 -> String }'],
    ['endpoint A DELETE /a -> { 204 -> }', 'endpoint A DELETE /a -> { 204 -> Unit }'],
    ['endpoint A DELETE /a -> { 204 -> null }', 'endpoint A DELETE /a -> { 204 -> Unit }'],
    ['endpoint A DELETE /a -> { 204 }', 'endpoint A DELETE /a -> { 204 -> Unit }'],
    ['endpoint A GET /a { 200 -> String }', 'endpoint A GET /a -> { 200 -> String }'],
    ['endpoint A GET /a => { 200 -> String }', 'endpoint A GET /a -> { 200 -> String }'],
    ['endpoint A GET /a-> { 200 -> String }', 'endpoint A GET /a -> { 200 -> String }'],
    ['endpoint A GET a -> { 200 -> String }', 'endpoint A GET /a -> { 200 -> String }'],
    ['endpoint A GET /a/ -> { 200 -> String }', 'endpoint A GET /a -> { 200 -> String }'],
    ['type W = Number(0, 20)', 'type W = Number(0.0, 20.0)'],
    ['@Owner(team = "desk")\ntype A { a: String }', '@Owner(team: "desk")\ntype A { a: String }'],
    ['type A { @internal a: String }', 'type A { @Internal a: String }'],
    ['type A { a: String\ntype B { b: String }', 'type A { a: String\n}\ntype B { b: String }'],
    ['type A { a: String', 'type A { a: String\n}'],
  ])('corrects %j', (wrong, right) => {
    expect(fixAll(wrong)).toMatchObject({ text: right, rest: [] });
  });

  // 400 definitions are longer than the text that rules read around a message, and than a definition that gets a fix.
  const OTHERS = Array.from({ length: 400 }, (_, index) => `type B${index} { b: String }\n`).join('');

  it.each([
    [`${OTHERS}type A { a String }`, `${OTHERS}type A { a: String }`],
    [`typ A { a: String }\n${OTHERS}`, `type A { a: String }\n${OTHERS}`],
  ])('corrects a definition before or after a long text', (wrong, right) => {
    const [diagnostic] = listDiagnostics(wrong);
    expect(diagnostic?.fix && applyFix(wrong, diagnostic.fix)).toBe(right);
  });

  it('knows the definitions of other files, and does not change them', () => {
    expect(fixAll('type Loan { book: book, due String }', BOOK)).toMatchObject({
      text: 'type Loan { book: Book, due: String }',
      rest: [],
    });
  });

  it('adds no brace to complete braces before a comment', () => {
    expect(listDiagnostics('type A { b: String }\n/* end */')).toMatchObject([
      { message: 'Next Token cannot be null' },
    ]);
    expect(listDiagnostics('type A { b: String }\n/* end */')[0]?.fix).toBeUndefined();
  });

  it('keeps line breaks, comments and the rest of a contract', () => {
    const wrong = '// one\r\ntype A {\r\n  b String\r\n}\r\n// two\r\n@Internal\r\ntype C { d: String }';
    expect(fixAll(wrong).text).toBe(wrong.replace('b String', 'b: String'));
  });

  it.each([
    'type A { a: Elsewhere }',
    'type A { a: {String: Integer} }',
    'type A { }',
    '// one\n// two\ntype A { a: String }',
    '',
  ])('offers no fix if none is certain: %j', (wrong) => {
    const diagnostics = listDiagnostics(wrong);
    expect(diagnostics).not.toEqual([]);
    expect(diagnostics.flatMap(({ fix }) => fix ?? [])).toEqual([]);
  });

  it('offers only fixes that remove their message, for the wrong contracts of the page about messages', () => {
    const page = readFileSync('docs/language/errors.md', 'utf8');
    const contracts = [...page.matchAll(/^```wirespec wrong\n(.*?)^```/gms)].map(([, text = '']) => text);
    expect(contracts.length).toBeGreaterThan(90);
    const corrected = contracts.filter((text) => {
      const [first, ...others] = listDiagnostics(text).filter(({ fix }) => fix);
      if (first?.fix === undefined) return false;
      const rest = listDiagnostics(applyFix(text, first.fix));
      const isSame = rest.some(
        ({ message, line, column }) => message === first.message && line === first.line && column === first.column,
      );
      expect(isSame ? [text, first.fix.title] : undefined).toBeUndefined();
      expect(rest.length).toBeLessThanOrEqual(others.length + 1);
      return true;
    });
    // For the other contracts, no change is certain.
    expect(corrected.length).toBeGreaterThan(40);
  });
});

describe('applyFix', () => {
  const fix = { title: 'Join', line: 2, before: 'b\nc', after: 'd\ne' };

  it('replaces lines, and keeps their line breaks', () => {
    expect(applyFix('a\nb\nc\nf', fix)).toBe('a\nd\ne\nf');
    expect(applyFix('a\r\nb\r\nc\r\nf', fix)).toBe('a\r\nd\r\ne\r\nf');
  });

  it('changes nothing if the lines have changed', () => {
    expect(applyFix('a\nb\nx\nf', fix)).toBe('a\nb\nx\nf');
    expect(applyFix('a', fix)).toBe('a');
  });
});

describe('a fix of a name', () => {
  const define = (...names: string[]): string => names.map((name) => `type ${name} { label: String }\n`).join('');

  it('prefers the name that differs only in case', () => {
    const text = `${define('Book', 'Bool')}type A { a: `;
    expect(fixAll(`${text}book }`).text).toBe(`${text}Book }`);
  });

  it.each([
    ['several names are similar', ['Book', 'Boot'], 'Boox'],
    ['the name is short', ['Abc'], 'Abd'],
    ['two letters are wrong', ['Book'], 'Bxxk'],
    ['two letters are missing', ['Book'], 'Bk'],
    ['two letters are added', ['Book'], 'Bxxook'],
  ])('is not offered if %s', (_, names, wrong) => {
    const text = `${define(...names)}type A { a: ${wrong} }`;
    expect(fixAll(text).text).toBe(text);
  });

  it('corrects two swapped letters', () => {
    expect(fixAll(`${define('Book')}type A { a: Boko }`).text).toContain('a: Book }');
  });
});

it('a long definition gets no fix, but definitions beside it do', () => {
  const fields = 'field: String, '.repeat(600);
  const text = `type A { ${fields}last String }`;
  expect(listDiagnostics(text).flatMap(({ fix }) => fix ?? [])).toEqual([]);
  const other = `type A { ${fields.replaceAll(/field/g, 'f')}last: String }\n`;
  expect(listDiagnostics(`${other}type B { last String }\n${other.replace('A', 'C')}`)).toContainEqual(
    expect.objectContaining({ fix: expect.objectContaining({ title: 'Add a colon' }) as unknown }),
  );
});
