import type { DocumentedCommand } from './DocumentedCommand';

const page = 'docs/language/errors.md';
const LANGUAGE = 'docs/language/language.md';
const TYPES = 'docs/language/types.md';
const ENDPOINTS = 'docs/language/endpoints.md';
const ANNOTATIONS = 'docs/language/annotations.md';
const TROUBLESHOOTING = 'docs/troubleshooting.md';
const VALIDATE = 'docs/intro/intro-validate.md';
const GRAMMAR = 'docs/language/grammar.md';

const BOOK = 'type Book { title: String }';

type Row = Omit<DocumentedCommand, 'page' | 'command'> & {
  /** What the compiler is asked to print as it understood it. */
  contract: string;
};

const SKIPPED: readonly Row[] = [
  {
    quote: '**Text between definitions is skipped**',
    alsoQuotedOn: {
      [TROUBLESHOOTING]: 'the compiler skips unknown text between definitions without a message',
      [GRAMMAR]: 'so a misspelled keyword can go unnoticed',
    },
    contract: `${BOOK} typ Loan { due: String }`,
    prints: [BOOK],
    hides: ['Loan', 'expected'],
  },
  {
    quote: '`Loan`, the `[]`, the `?` and the bounds are gone.',
    contract: 'type Titles = String[] type Code = String(/^[A-Z]$/)? type Level = Integer?(0, 9)',
    prints: ['type Titles = String type Code = String(/^[A-Z]$/) type Level = Integer'],
    hides: ['(0, 9)', '[]'],
  },
  {
    quote: '**A union ends at the first word that does not fit.**',
    alsoQuotedOn: { [TYPES]: 'The compiler reads the definition as a refined type and drops the rest' },
    contract: `type Item = String | Book ${BOOK}`,
    prints: ['type Item = String'],
    hides: ['|'],
  },
  {
    quote: '**Duplicates inside a definition** stay, except for enum entries, which are kept once',
    contract: 'type Book { title: String, title: Integer } enum Condition { NEW, NEW }',
    prints: ['title: String, title: Integer', '{ NEW }'],
  },
  {
    quote: '`import`, `namespace` and other unknown words between definitions | nothing is imported',
    contract: `import other namespace library ${BOOK}`,
    prints: [BOOK],
    hides: ['import', 'namespace'],
  },
  {
    quote:
      'a comment that starts with `#`, `--` or `;`, or a `/*` without `*/` | skipped word by word, unless one of them is a keyword',
    contract: `# all books\n-- of the library\n; and more\n/* not closed\n${BOOK}`,
    prints: [BOOK],
    hides: ['books', 'library', 'closed'],
  },
  {
    quote: 'an annotation in lower case, `@internal`, before a definition | skipped; inside a body it is an error |',
    alsoQuotedOn: {
      [ANNOTATIONS]:
        'Before a definition, the compiler skips a lower-case annotation such as `@internal` as unknown text.',
    },
    contract: ` @internal ${BOOK}`,
    prints: [BOOK],
    hides: ['internal'],
  },
  {
    quote: 'an unknown or misspelled annotation | ignored',
    alsoQuotedOn: { [ANNOTATIONS]: 'The compiler does not report misspelled names: `@Descripton` has no effect' },
    contract: ` @Descripton("text") ${BOOK}`,
    prints: [BOOK],
    hides: ['text'],
  },
];

const ACCEPTED: readonly Row[] = [
  {
    quote: 'body on `GET` or `HEAD` | generated as written',
    alsoQuotedOn: { [ENDPOINTS]: 'The compiler accepts a body on a `GET`' },
    contract: 'endpoint Ping GET String /ping -> { 200 -> String }',
    prints: ['endpoint Ping GET String /ping -> { 200 -> String }'],
  },
  {
    quote: 'optional, list or dictionary as path parameter | paths cannot carry it',
    alsoQuotedOn: { [ENDPOINTS]: 'The compiler also accepts `?`, lists and dictionaries' },
    contract: 'endpoint Ping GET /ping/{a: String?}/{b: String[]}/{c: {String}} -> { 200 -> String }',
    prints: ['/ping/{a: String?}/{b: String[]}/{c: {'],
  },
  {
    quote: 'lower bound above the upper bound, bounds that do not fit into the type',
    alsoQuotedOn: {
      [TYPES]: 'The compiler checks neither order nor size: it accepts `Integer(10, 0)`',
      [VALIDATE]: 'It accepts this contract, although no value can satisfy it',
    },
    contract: 'type Rating = Integer(10, 0) type Level = Integer32(0, 3000000000)',
    prints: ['type Rating = Integer(10, 0)', 'type Level = Integer32(0, 3000000000)'],
  },
  {
    quote: 'an invalid regular expression | found by the compiler of the generated code, or at run time',
    alsoQuotedOn: { [TYPES]: 'The compiler does not check the expression' },
    contract: 'type Coupon = String(/^[A-Z/)',
    prints: ['type Coupon = String(/^[A-Z/)'],
  },
  {
    quote: '`type Code = String?` | an optional refined type',
    alsoQuotedOn: { [TYPES]: '{{version}} accepts `type Code = String?`' },
    contract: 'type Code = String?',
    prints: ['type Code = String'],
  },
  {
    quote: '`enum`, `endpoint` or `channel` named like a primitive | the primitive wins in references',
    contract: 'enum String { A } type Copy { kind: String }',
    prints: ['enum String { A }', 'kind: String'],
  },
  {
    quote: '`Unit` outside a response',
    contract: 'type Copy { nothing: Unit }',
    prints: ['nothing: Unit'],
  },
  {
    quote: '| bounds on a `Boolean`, `Boolean(1, 2)` in a refined type | skipped; in a field they are an error |',
    contract: 'type Flag = Boolean(1, 2)',
    prints: ['type Flag = Boolean'],
    hides: ['(', 'expected'],
  },
];

const PLACES: readonly DocumentedCommand[] = [
  {
    page,
    quote: 'skipped; in a field they are an error |',
    command: ['compile', 'type Copy { lent: Boolean(1, 2) }', '-l', 'Java'],
    prints: ['RightCurly expected, not: LeftParenthesis'],
  },
  {
    page,
    quote: 'in generated code; the Wirespec emitter crashes |',
    command: ['compile', 'type Copy { ``: String }', '-l', 'Wirespec'],
    prints: ['NoSuchElementException'],
  },
  {
    page: LANGUAGE,
    quote: 'The compiler also reads hidden files such as `.draft.ws` and symbolic links.',
    alsoQuotedOn: {
      'docs/plugins/cli.md': 'a folder with hidden files or symbolic links that end in `.ws` | compiles them, too |',
    },
    command: ['compile', '-i', '/in', '-o', '/out', '-l', 'Wirespec'],
    files: { '/in/.draft.ws': BOOK },
    writes: { '/out/wirespec.ws': 'type Book {' },
  },
  {
    page: 'docs/emitters/wirespec.md',
    quote:
      'an optional refined number, `type Stars = Integer(1, 2)?` | `Integer?(1, 2)` | none: it compiles, without the bounds |',
    command: ['compile', 'type Stars = Integer(1, 2)?', '-l', 'Wirespec', '--log-level', 'ERROR'],
    prints: ['type Stars = Integer?(1, 2)'],
  },
  {
    page: 'docs/emitters/wirespec.md',
    quote: 'none: it compiles, without the bounds |',
    command: ['compile', 'type Stars = Integer?(1, 2)', '-l', 'Wirespec', '--log-level', 'ERROR'],
    prints: ['type Stars = Integer?'],
    hides: ['(1', 'expected'],
  },
  {
    page,
    quote: 'empty backticks, or a backtick alone | broken or changed names in generated code',
    command: ['compile', 'type Copy { ``: String }', '-l', 'Java'],
    prints: ['public record Copy ( String )'],
  },
  {
    page,
    quote: '**Line numbers are too small below comments.**',
    alsoQuotedOn: {
      [page]: 'The compiler does not count `//` comments and line breaks inside `/* */` above the error.',
    },
    command: ['compile', '// One\ntype Book { title String }', '-l', 'Java'],
    prints: ['Colon expected, not: WsString at line 1 and'],
  },
  {
    page,
    quote: 'line breaks inside `/* */` above the error',
    command: ['compile', '/* One\n\n */\ntype Book { title String }', '-l', 'Java'],
    prints: ['Colon expected, not: WsString at line 2 and'],
  },
  {
    page,
    quote: 'With Windows line endings, the numbers are too large.',
    command: ['compile', 'type Book {\r\n  title String\r\n}', '-l', 'Java'],
    prints: ['Colon expected, not: WsString at line 3 and'],
  },
  {
    page: LANGUAGE,
    quote:
      'With Windows line endings (CRLF), the compiler does not recognize `//` comments. It reads their words as part of the contract',
    alsoQuotedOn: {
      [page]:
        'if it contains the word `type`: a `//` comment with Windows line endings, or a comment that starts with `#`, `--` or `;`',
    },
    command: ['compile', `// the type of books\r\n${BOOK}`, '-l', 'Java'],
    prints: ['TypeIdentifier expected'],
  },
  {
    page,
    quote:
      'If a `//` comment is on the last line and no line break follows, the compiler does not recognize it as a comment',
    command: ['compile', `${BOOK}\n// the end`, '-l', 'Wirespec', '--log-level', 'ERROR'],
    prints: [BOOK],
    hides: ['expected', 'null'],
  },
  {
    page,
    quote: '| two `type` of one name in different files | the later file overwrites the earlier |',
    alsoQuotedOn: { [LANGUAGE]: 'Do not define a type of the same name in two files. The compiler does not report it' },
    command: ['compile', '-i', '/in', '-o', '/out', '-p', 'a', '-l', 'Java'],
    files: { '/in/a.ws': 'type Book { first: String }', '/in/b.ws': 'type Book { second: String }' },
    writes: { '/out/a/model/Book.java': 'String second' },
  },
  {
    page,
    quote:
      'a type and an enum, refined type or union of one name; two of these of one name | one generated file overwrites the other',
    alsoQuotedOn: { [page]: 'Enums, refined types and unions are not compared at all.' },
    command: ['compile', '-i', '/in', '-o', '/out', '-p', 'a', '-l', 'Java'],
    files: { '/in/a.ws': 'type Book { first: String } enum Book { SECOND }' },
    writes: { '/out/a/model/Book.java': 'enum Book' },
  },
  {
    page,
    quote: 'Types are compared within a file, endpoints and channels across all files.',
    command: ['compile', '-i', '/in', '-o', '/out', '-l', 'Java'],
    files: { '/in/a.ws': 'channel Books -> String', '/in/b.ws': 'channel Books -> Integer' },
    prints: ["Channel 'Books' is already defined"],
  },
  {
    page,
    quote:
      '| one name for a path parameter, a query or a header of one endpoint; `body` beside a body | generated code does not compile |',
    alsoQuotedOn: {
      [ENDPOINTS]: 'code for `GET /books/{id: Integer} ? {id: Integer}` does not compile',
    },
    command: ['compile', 'endpoint Get GET /books/{id: Integer} ? {id: Integer} -> { 200 -> String }', '-l', 'Java'],
    prints: ['public Request(Long id, Long id)'],
  },
  {
    page: ENDPOINTS,
    quote:
      'Within one endpoint, give path parameters, queries and headers different names, and do not name any of them `body`',
    command: ['compile', 'endpoint Put PUT String /books ? {body: String} -> { 200 -> String }', '-l', 'Java'],
    prints: ['public Request(String body, String body)'],
  },
  {
    page,
    quote: '| two path parameters of one name | broken generated code |',
    command: ['compile', 'endpoint Ping GET /{a: String}/{a: String} -> { 200 -> String }', '-l', 'Wirespec'],
    prints: ['/{a: String}/{a: String}'],
  },
];

/** What the pages say the compiler accepts without a message, as it prints it back. */
export const LANGUAGE_COMMANDS: readonly DocumentedCommand[] = [
  ...[...SKIPPED, ...ACCEPTED].map(({ contract, ...row }) => ({
    page,
    command: ['compile', contract, '-l', 'Wirespec', '--log-level', 'ERROR'],
    ...row,
  })),
  ...PLACES,
];
