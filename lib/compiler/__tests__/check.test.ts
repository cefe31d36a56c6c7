import { describe, expect, it } from 'vitest';
import { runEmitter } from '../emit';
import { handleRequest } from '../handleRequest';
import { check, checkAccepted, listErrorMessages } from '../check';
import { runCommandLine } from '../runCommandLine';
import type { Diagnostic } from '../types';

function checkTexts(...texts: string[]): Diagnostic[] {
  return check(texts.map((text, index) => ({ path: `${String.fromCharCode(97 + index)}.ws`, text })));
}

/** Formats each diagnostic as `file:line:column length message`. */
function summarize(...texts: string[]): string[] {
  return checkTexts(...texts).map(
    ({ path, line, column, length, message }) => `${path}:${line}:${column} ${length} ${message}`,
  );
}

const JAVA = { target: 'java', generation: 'default', package: 'a.b', shared: false } as const;

describe('R-43 check', () => {
  it('accepts a contract that the compiler accepts', () => {
    expect(check([{ path: 'a.ws', text: 'type A { b: String }' }])).toEqual([]);
  });

  it('returns the message of the compiler verbatim, with the position computed from the offset', () => {
    expect(summarize('type Crate { size Integer }')).toEqual([
      'a.ws:1:19 7 Colon expected, not: WsInteger at line 1 and position 19',
    ]);
  });

  it("returns the right line after comments and with CRLF, where the compiler's line numbers are wrong", () => {
    expect(checkTexts('/* one\r\ntwo */\r\ntype A {\r\n  b String\r\n}')[0]).toMatchObject({ line: 4, column: 5 });
    expect(checkTexts('// one\ntype A {\n  b String\n}')[0]).toMatchObject({ line: 3, column: 5 });
  });

  it('reports every error, not only the first', () => {
    expect(summarize('type A { b String }\ntype C { d: D }')).toEqual([
      'a.ws:1:12 6 Colon expected, not: WsString at line 1 and position 12',
      'a.ws:2:13 1 Cannot find reference: D',
    ]);
  });

  it('resolves references across the files of a compilation', () => {
    expect(checkTexts('type A { b: B }', 'type B { c: String }')).toEqual([]);
    expect(summarize('type A { b: B }', 'type B { c: C }')).toEqual(['b.ws:1:13 1 Cannot find reference: C']);
  });

  it('returns the position of a mistake after a reference to another file', () => {
    expect(summarize('endpoint A GET /a -> {\n  200 -> B\n  4XX -> B\n}', 'type B { c: String }')).toEqual([
      'a.ws:3:4 2 Arrow expected, not: WirespecType at line 3 and position 4',
    ]);
  });

  it('reports a file that ends too early after a reference to another file', () => {
    expect(summarize('type A { b: B', 'type B { c: String }')).toEqual(['a.ws:1:14 1 Next Token cannot be null']);
  });

  it.each([
    ['a name that begins with a lower-case letter', 'type foo { a: String }\ntype B { b: String }', 'type C { b: B }'],
    ['a name with a hyphen', 'type my-type { a: String }\ntype B { b: String }', 'type C { b: B }'],
    ['a name that is a word of the language', 'type GET { a: String }\ntype B { b: String }', 'type C { b: B }'],
    ['a comment at the end', 'type B { b: String }', 'type C { b: B }\n// end\n'],
    ['an annotation at the end', 'type B { b: String }', 'type C { b: B }\n@End'],
    ['nothing but a comment', 'type B { b: String }', '/* end */\n'],
    ['a mistake on the first line', 'type B { b: String }', 'type C { b: B }, type D { c B }\ntype E { d B }'],
    ['an unknown name in each file', 'type B { b: Strin }', 'type C { b: Qux, c: B } type D { e B }'],
  ])('has the messages of the command line for two files with %s', (_name, a, b) => {
    const { stdout, stderr } = runCommandLine(['compile', '-i', '/in', '-o', '/out', '-l', 'Java'], {
      '/in/a.ws': a,
      '/in/b.ws': b,
    });
    const messages = checkTexts(a, b).map(({ message }) => message);
    expect(messages.length).toBeGreaterThan(0);
    expect(`${stdout}\n${stderr}`.split('\n').map((line) => line.trim())).toContain(messages.join(', '));
  });

  it('returns the position after a comment at the end of a file that refers to another', () => {
    expect(summarize('type A { b: B }\n// end\n', 'type B { c: String }')).toEqual([
      'a.ws:3:1 1 Next Token cannot be null',
    ]);
  });

  it('reports both copies of a duplicate definition', () => {
    expect(summarize('type A { a: String }\ntype A { b: String }')).toEqual([
      "a.ws:1:6 1 Type 'A' is already defined",
      "a.ws:2:6 1 Type 'A' is already defined",
    ]);
  });

  it('reports the copies of a duplicate, and no definition of another kind or name', () => {
    const text = [
      'type Shelf { a: String }',
      'type Loan { a: String }',
      'endpoint Loan GET /a -> { 200 -> String }',
      'type Loan { b: String }',
    ].join('\n');

    expect(checkTexts(text)).toEqual(
      [2, 4].map((line) => ({
        path: 'a.ws',
        line,
        column: 6,
        length: 4,
        source: 'compiler',
        message: "Type 'Loan' is already defined",
      })),
    );
  });

  it('returns the compiler as the source of its message', () => {
    expect(checkTexts('type A { b String }')).toEqual([expect.objectContaining({ source: 'compiler' })]);
  });

  it('lists warnings in the order of their positions', () => {
    expect(
      summarize('type A { a: A }\ntype B = Integer(5, 0)\ntype C { c: C }\ntype D = Integer(4, 0)').map((line) =>
        line.replace(/ .*/, ''),
      ),
    ).toEqual(['a.ws:1:6', 'a.ws:2:10', 'a.ws:3:6', 'a.ws:4:10']);
  });

  it('searches for a fix only when asked, and only for the first eight problems', () => {
    const sources = [{ path: 'a.ws', text: 'type Book { title: String, }\n'.repeat(9) }];
    const countFixes = (diagnostics: readonly Diagnostic[]): number[] => [
      diagnostics.length,
      diagnostics.filter(({ fix }) => fix !== undefined).length,
    ];

    expect(countFixes(check(sources))).toEqual([9, 0]);
    expect(countFixes(check(sources, { shouldFindFixes: true }))).toEqual([9, 8]);
  });

  it('fixes a misspelled reference to a type of another file', () => {
    const diagnostics = check(
      [
        { path: 'a.ws', text: 'type Loan { book: Bok }' },
        { path: 'b.ws', text: 'type Book { title: String }' },
      ],
      { shouldFindFixes: true },
    );

    expect(diagnostics).toMatchObject([{ fix: { title: 'Change Bok to Book', after: 'type Loan { book: Book }' } }]);
  });

  it('refuses two files that define the same name', () => {
    expect(summarize('type A { a: String }', 'type A { b: String }')).toEqual([
      'b.ws:1:6 1 "A" is already defined in a.ws; generated files would overwrite each other',
    ]);
  });

  it.each([
    ['endpoint', 'Endpoint', 'endpoint A GET /a -> { 200 -> Unit }', '1:10'],
    ['channel', 'Channel', 'channel A -> String', '1:9'],
  ])(
    'reports each %s with the same name as one in another file, once and with the compiler as its source',
    (_kind, word, text, place) => {
      const message = `${word} 'A' is already defined`;

      expect(summarize(text, 'type B { b: String }', text)).toEqual([
        `a.ws:${place} 1 ${message}`,
        `c.ws:${place} 1 ${message}`,
      ]);
      expect(handleRequest('compile', { files: { 'a.ws': text, 'b.ws': text }, ...JAVA })).toMatchObject({
        stderr: '',
        diagnostics: ['a.ws', 'b.ws'].map((path) => ({ path, message, source: 'compiler' })),
      });
      // The compiler writes the same message.
      const sources = ['a.ws', 'b.ws'].map((path) => ({ path, text }));
      expect(runEmitter(sources, 'java').stderr).toContain(message);
    },
  );

  it('names the first of several files that define the same name', () => {
    const message = '"A" is already defined in a.ws; generated files would overwrite each other';

    expect(summarize('type A { a: String }', 'type A { b: String }', 'type A { c: String }')).toEqual([
      `b.ws:1:6 1 ${message}`,
      `c.ws:1:6 1 ${message}`,
    ]);
  });

  it.each([
    ['two enums', 'enum A { X }\nenum A { Y }'],
    ['a type and an enum', 'type A { a: String }\nenum A { X }'],
  ])('refuses %s with the same name, although the compiler accepts them', (_name, text) => {
    expect(summarize(text)).toEqual([
      'a.ws:2:6 1 "A" is already defined above; generated files would overwrite each other',
    ]);
  });

  it('accepts the same name for a type and an endpoint, whose files are in different folders', () => {
    const endpoint = 'endpoint A GET /a -> { 200 -> String }';
    expect(checkTexts(`type A { a: String }\n${endpoint}`)).toEqual([]);
    expect(checkTexts('type A { a: String }', endpoint)).toEqual([]);
  });

  it('refuses an incomplete contract, with the position of its end', () => {
    expect(summarize('type A { b: String')).toEqual(['a.ws:1:19 1 Next Token cannot be null']);
  });

  it('refuses text without any definition', () => {
    expect(summarize('hello world')).toEqual(['a.ws:1:1 1 AST should not be empty']);
    expect(summarize('')).toEqual(['a.ws:1:1 1 AST should not be empty']);
    expect(summarize('hello world', 'type A { b: String }')).toEqual(['a.ws:1:1 1 AST should not be empty']);
    expect(summarize('type A { b: String }', '\n')).toEqual(['b.ws:1:1 1 AST should not be empty']);
  });
});

describe('listErrorMessages', () => {
  it('lists errors, but no warnings', () => {
    expect(listErrorMessages([{ path: 'a.ws', text: 'type A { b String }' }])).toEqual([
      'Colon expected, not: WsString at line 1 and position 12',
    ]);
    expect(listErrorMessages([{ path: 'a.ws', text: 'type A = Integer(5, 0)' }])).toEqual([]);
    expect(listErrorMessages([{ path: 'a.ws', text: 'type A = Integer(0, 5)' }])).toEqual([]);
  });
});

describe('checkAccepted', () => {
  it('does not parse contracts again, but reports mistakes that only the site refuses', () => {
    expect(checkAccepted([{ path: 'a.ws', text: 'type A { b: Missing }' }])).toEqual([]);
    expect(checkAccepted([{ path: 'a.ws', text: 'import b\ntype A { b: String }' }])).toMatchObject([
      { line: 1, column: 1 },
    ]);
  });
});

describe('R-43 check of text that the compiler silently skips', () => {
  it('reports consecutive words once, up to the end of the line', () => {
    const skipped = 'belongs to no definition; the compiler skips it without a message';

    expect(summarize('import depot\nfrom x\ntype A { a: String } and more\ntype B { b: String }')).toEqual([
      `a.ws:1:1 12 "import" ${skipped}`,
      `a.ws:3:22 8 "and" ${skipped}`,
    ]);
  });

  it('reports words up to the next definition on the same line', () => {
    expect(summarize('type A { a: String } and more type B { b: String }')).toEqual([
      expect.stringMatching(/^a\.ws:1:22 8 "and" /),
    ]);
  });

  it.each([
    ['an import', 'import depot\ntype A { a: String }', 'a.ws:1:1'],
    ['a stray brace', 'type A { a: String } }', 'a.ws:1:22'],
    ['text after a definition', 'type A { a: String } : 42', 'a.ws:1:22'],
    ['a list as union member', 'type A { a: String } type B { b: String } type U = A[] | B', 'a.ws:1:53'],
    ['members after a primitive', 'type A { a: String } type U = String | A', 'a.ws:1:38'],
    ['a list of a refined base', 'type L = String[]', 'a.ws:1:16'],
    ['a question mark after a string constraint', 'type S = String(/^a$/)?', 'a.ws:1:23'],
    ['a keyword without a space after it', 'type A { a: String } typeB { b: String }', 'a.ws:1:22'],
    ['a comment at the end without a line break', 'type A { a: String }\n// end', 'a.ws:2:1'],
  ])('refuses %s', (_name, text, place) => {
    const [first] = checkTexts(text);
    expect(first).toMatchObject({ source: 'site' });
    expect(`${first?.path}:${first?.line}:${first?.column}`).toBe(place);
  });

  it.each([
    [
      'every modifier of a field',
      'type A { a: {String?[]?}?, b: Integer(0, _)?, c: String?(/^x$/), d: Number(0.0, 1.5)? }',
    ],
    [
      'annotations with arguments, then a comment',
      '@One @Two("x", y: [1, 2], z: {k: "v"})\n// note\ntype A { a: String }',
    ],
    [
      'refined types of every kind',
      'type A = Integer(_, _)\ntype B = String?\ntype C = Boolean?\ntype D = Number32(_, 1.0)\ntype E = Bytes',
    ],
    ['unions of one and of several members', 'type A { a: String }\ntype U = A\ntype V = A | U\nenum W { X }'],
    [
      'an endpoint with everything',
      'type C { a: String }\nendpoint F PUT {C}? /c/{id: Integer}/x ? {q: String?} # {`X-T`: String} -> { 200 -> C[]? # {t: Integer} 204 -> Unit }\nchannel Q -> {Integer}?',
    ],
    ['an endpoint without path', 'endpoint Ping GET -> { 200 -> String }\nchannel Q -> Integer(0, 5)?'],
    ['channels of lists', 'type A { a: String }\nchannel Q -> A?[]?\nchannel R -> A'],
  ])('accepts %s', (_name, text) => {
    expect(checkTexts(text)).toEqual([]);
  });
});
