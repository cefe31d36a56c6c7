import type { DocumentedText, Target } from '../DocumentedText';

const page = 'docs/emitters/emitters.md';
const LANGUAGE = 'docs/language/language.md';
const TYPES = 'docs/language/types.md';
const ENDPOINTS = 'docs/language/endpoints.md';
const ERRORS = 'docs/language/errors.md';
const ANNOTATIONS = 'docs/language/annotations.md';
const VALIDATE = 'docs/intro/intro-validate.md';
const TROUBLESHOOTING = 'docs/troubleshooting.md';
const WIRESPEC = 'docs/emitters/wirespec.md';
const CLI = 'docs/plugins/cli.md';

const CODE: readonly Target[] = [
  'java',
  'java:ir',
  'kotlin',
  'kotlin:ir',
  'typescript',
  'typescript:ir',
  'python',
  'python:ir',
  'rust',
  'scala',
];
const IR: readonly Target[] = ['java:ir', 'kotlin:ir', 'python:ir', 'rust', 'scala'];

const NOTE = 'type Note { body: String }';
const REVIEW = 'type Review { stars: Integer32(1, 5), text: String(/^x$/) }';
const UNION_FILES = {
  'books.ws': 'type Book { title: String }',
  'items.ws': 'type Item = Book | Film type Film { title: String }',
};
const ONE_STATUS_TWICE = 'endpoint Both GET /both -> { 200 -> String 200 -> Integer }';

/** What the pages say of all languages at once. */
export const OVERVIEW_TEXTS: readonly DocumentedText[] = [
  {
    page,
    quote: 'Constructors, request conversion and integrations do not call it.',
    alsoQuotedOn: {
      [TYPES]: 'Constructors do not, and neither does the code that reads and writes messages.',
      [VALIDATE]: 'Nothing calls `validate()` for you.',
      [TROUBLESHOOTING]: 'for you: no constructor, no deserializer, no integration.',
      'docs/intro/intro.md': 'It does not check values at run time automatically.',
      'docs/getting-started.md': 'becomes a `validate` function that your code has to call',
      'docs/integration/integration.md': '**Call `validate()` yourself.** No library calls it',
    },
    by: CODE,
    contract:
      'type Isbn = String(/^97$/) type Book { isbn: Isbn } endpoint Put PUT Book /books/{isbn: Isbn} ? { other: Isbn } -> { 200 -> Book }',
    writes: { 'endpoint/': ['Isbn'] },
    omits: { 'endpoint/': ['validate'] },
  },
  {
    page,
    quote: '| bounds of numbers | **exclusive**: `Integer32(0, 6)` rejects 0 and 6 |',
    alsoQuotedOn: {
      [page]: '| bounds, default | exclusive | exclusive | exclusive | exclusive | | |',
      [TYPES]: 'Bounds are exclusive by default and inclusive with `--ir`.',
      [VALIDATE]: 'means one to five by default and zero to six with `--ir`',
      [TROUBLESHOOTING]: 'the default generation excludes the bounds and `--ir` includes them',
      'docs/intro/intro-generate.md': '| bounds of numbers | exclusive | inclusive |',
      'docs/migrating-from-openapi.md': 'the default form [excludes them](/docs/intro/intro-validate)',
    },
    by: ['java', 'kotlin', 'typescript', 'python'],
    contract: 'type Rating = Integer32(0, 6)',
    writes: { 'model/Rating': ['0 < ', ' < 6'] },
    omits: { 'model/Rating': ['<='] },
  },
  {
    page,
    quote: '**inclusive**: accepts 0 and 6',
    alsoQuotedOn: {
      [page]: '| bounds, `--ir` | inclusive | inclusive | inclusive | inclusive | inclusive | inclusive |',
    },
    by: ['java:ir', 'kotlin:ir', 'typescript:ir', 'python:ir', 'rust', 'scala'],
    contract: 'type Rating = Integer32(0, 6)',
    writes: { '/Rating.': ['0 <= ', ' <= 6'] },
  },
  {
    page,
    quote: '| validation | refined types only |',
    alsoQuotedOn: {
      'docs/intro/intro-generate.md': '| `validate()` of records | none |',
      [VALIDATE]: '| records | nothing |',
    },
    by: ['java', 'kotlin', 'typescript', 'python'],
    contract: 'type Isbn = String(/^97$/) type Book { isbn: Isbn }',
    omits: { 'model/Book': ['validate'] },
  },
  {
    page,
    quote: 'field `due-date` in TypeScript | `"due-date"` | `"dueDate"`, on the wire too',
    by: ['typescript:ir'],
    contract: 'type Loan { due-date: String }',
    writes: { 'model/Loan.ts': ['"dueDate": string'] },
    omits: { 'model/Loan.ts': ['due-date'] },
  },
  {
    page: TYPES,
    quote: '`Integer` is a `number` in TypeScript: whole numbers beyond 2^53 lose precision.',
    alsoQuotedOn: { 'docs/emitters/typescript.md': 'As a `number`, it loses precision above `2^53`.' },
    by: ['typescript', 'typescript:ir'],
    contract: 'type Book { copies: Integer }',
    writes: { 'model/Book.ts': ['"copies": number'] },
  },
  {
    page: ENDPOINTS,
    quote: 'Generated code looks up headers without regard to case, so the case does not matter on the wire.',
    alsoQuotedOn: { 'docs/emitters/kotlin.md': 'header names are case-insensitive' },
    by: ['kotlin', 'kotlin:ir'],
    contract: 'endpoint Get GET /get # { `X-Trace`: String } -> { 200 -> String }',
    writes: { 'endpoint/Get': ['equals("X-Trace", ignoreCase = true)'] },
  },
  {
    page: 'docs/intro/intro-contract.md',
    quote:
      'The constructors generated for Java, Kotlin, Python, Rust and Scala therefore require every field, including the optional ones',
    by: ['kotlin', 'kotlin:ir', 'python', 'python:ir', 'scala'],
    contract: 'type Book { title: String, note: String? }',
    omits: { 'model/Book': ['= null', '= None', 'note: Option[String] =', 'Optional[str] =', '? ='] },
  },
  {
    page: TROUBLESHOOTING,
    quote:
      '| any | `Wirespec` cannot be found | the shared code is missing: `--shared`, `shared`, or the library `wirespec-jvm` |',
    by: ['java', 'java:ir', 'kotlin', 'kotlin:ir', 'scala'],
    contract: 'type Isbn = String',
    writes: { 'model/Isbn': ['import community.flock.wirespec.', 'Wirespec.Refined'] },
    lacks: ['Wirespec.'],
  },
  {
    page,
    quote: 'Generated code never checks a constraint on a field or parameter.',
    alsoQuotedOn: {
      [TYPES]: 'In generated code, the field is a plain primitive without a check',
      [ERRORS]: 'a constraint on a plain field | ignored by all emitters except OpenAPI',
      [VALIDATE]: 'a pattern or bounds written directly on a field | nothing; only the OpenAPI emitters write them out',
      [TROUBLESHOOTING]: 'Patterns and bounds that are written on a field have no such function: only named types do.',
      'blog/2025-07-16-type-constraints.md': 'This is shorter, but it has no effect in the generated code',
    },
    by: CODE,
    contract: REVIEW,
    omits: { '': ['<= 5', '< 5', '^x$'] },
  },
  {
    page: WIRESPEC,
    quote: '| constraints on fields and parameters | dropped |',
    by: ['wirespec'],
    contract: REVIEW,
    writes: { 'wirespec.ws': ['stars: Integer32, text: String }'] },
  },
  {
    page: WIRESPEC,
    quote: '| comments, annotations | dropped |',
    alsoQuotedOn: {
      [ANNOTATIONS]: 'The [Wirespec emitter](/docs/emitters/wirespec) also drops them.',
      [TROUBLESHOOTING]: 'but without its comments, annotations and field constraints',
    },
    by: ['wirespec'],
    contract: '@Internal @Description("a") // Said in vain\ntype Book { @Internal title: String }',
    writes: { 'wirespec.ws': ['type Book { title: String }'] },
    omits: { 'wirespec.ws': ['@', '//', 'vain'] },
  },
  {
    page,
    quote: '| comment, annotation | – | – | – | – | – | – | `description`, `links` | – |',
    alsoQuotedOn: {
      [ANNOTATIONS]: 'All other emitters ignore descriptions.',
      [LANGUAGE]: 'Comments do not appear in generated code for any programming language.',
    },
    by: [...CODE, 'avro'],
    contract: '@Description("Said loudly") // Said quietly\ntype Book { @Description("Said twice") title: String }',
    omits: { '': ['Said'] },
  },
  {
    page,
    quote: 'a union and its members in different files | the generated members do not belong to the union',
    alsoQuotedOn: {
      [LANGUAGE]: 'If a member is in another file, it does not get the union as its parent',
      [TYPES]: 'Use only **composite types in the same file** as members. Only these get the union as their parent.',
    },
    by: ['java', 'java:ir', 'kotlin', 'kotlin:ir', 'scala'],
    contract: UNION_FILES,
    writes: { '/model/Film': ['Item'] },
    omits: { '/model/Book': ['Item'] },
  },
  {
    page,
    quote: 'fields `shelf-code` and `shelfCode` in one type | both get the same name |',
    by: ['java', 'java:ir', 'kotlin:ir', 'typescript:ir', 'python:ir', 'scala'],
    contract: 'type Copy { shelf-code: String, shelfCode: String }',
    omits: { '/Copy': ['shelf-code', 'shelfcode'] },
  },
  {
    page,
    quote: '`_` in the name of a definition | code spells it `Loan_item` in some places, `LoanItem` in others |',
    alsoQuotedOn: { [LANGUAGE]: '`Loan_item` becomes `LoanItem` in some places of the generated code' },
    by: ['java:ir', 'kotlin:ir'],
    contract: 'type Loan_item { title: String } endpoint Find GET /items -> { 200 -> Loan_item }',
    writes: { 'model/LoanItem': ['LoanItem'], Client: ['Loan_item'] },
  },
  {
    page,
    quote:
      'a type and the refined types of its fields in different files | with `--ir`, `validate` of the type skips these fields |',
    alsoQuotedOn: {
      [LANGUAGE]: 'so the `validate` function of a type does not check a field whose type is in another file.',
      [TYPES]: 'It does not cover types in another file, including refined types',
      [VALIDATE]: 'dictionaries, unions, refined types and records from another file | nothing | not checked |',
    },
    by: [...IR, 'typescript:ir'],
    contract: { 'book.ws': 'type Book { isbn: Isbn }', 'common.ws': 'type Isbn = String(/^97$/)' },
    omits: { '/Book.': ['"isbn"]', '["isbn', "'isbn'", '.validate()', 'validateIsbn', 'vec!["isbn'] },
  },
  {
    page,
    quote: 'It skips dictionaries, unions, and every field whose type is in another file.',
    alsoQuotedOn: {
      [TYPES]: 'nor dictionaries, unions or [inline constraints](#inline-constraints).',
      [VALIDATE]: 'dictionaries, unions, refined types and records from another file | nothing | not checked |',
    },
    by: IR,
    contract: {
      'a.ws':
        'type Box { names: {Isbn}, item: Item, other: Other } type Isbn = String(/^97$/) type Item = Book type Book { isbn: Isbn }',
      'b.ws': 'type Other { isbn: Code } type Code = String(/^x$/)',
    },
    omits: { '/Box.': ['"names', '"item', '"other', "'names", "'item", "'other"] },
  },
  {
    page,
    quote: 'If an endpoint lists the same status twice, one of the two is used, without a warning.',
    alsoQuotedOn: {
      [ERRORS]: 'two responses for one status | programming languages take the first, OpenAPI the last',
      [ENDPOINTS]: 'the emitters for programming languages keep the first one, OpenAPI keeps the last',
    },
    by: ['java', 'kotlin', 'typescript'],
    contract: ONE_STATUS_TWICE,
    writes: { 'endpoint/Both': ['200'] },
    omits: { 'endpoint/Both': ['body: Long', 'Long body', 'body: number'] },
  },
  {
    page,
    quote: 'Statuses outside 100–599 also compile, to classes such as `Response999`.',
    alsoQuotedOn: { [ERRORS]: 'status `99` or `1000` | generated as written' },
    by: ['java', 'kotlin', 'typescript', 'python', 'rust', 'scala'],
    contract: 'endpoint Odd GET /odd -> { 99 -> String 1000 -> String 999 -> String }',
    writes: { 'endpoint/': ['Response99', 'Response1000', 'Response999'] },
  },
  {
    page,
    quote: '| client | TypeScript only | all four languages: one class for all endpoints, and one class per endpoint |',
    by: ['java', 'kotlin', 'python'],
    contract: 'endpoint Ping GET /ping -> { 200 -> String }',
    lacks: ['Client.java', 'Client.kt', 'Client.py', 'PingClient.java', 'PingClient.kt', 'PingClient.py'],
  },
  {
    page,
    quote: '| channels | nothing in TypeScript and Python | an interface; in Java and TypeScript it lacks an import |',
    by: ['typescript:ir', 'java:ir'],
    contract: 'type Book { title: String } channel BookAdded -> Book',
    writes: { 'channel/BookAdded': ['invoke('] },
    omits: { 'channel/BookAdded': ['model'] },
  },
  {
    page,
    quote: '**Names of fields in bodies are not**: a generated model does not store the original name',
    by: ['java', 'java:ir', 'kotlin', 'kotlin:ir', 'typescript:ir', 'python', 'python:ir', 'rust', 'scala'],
    contract: 'type Copy { shelf-code: String }',
    omits: { '': ['shelf-code'] },
  },
  {
    page,
    quote: '| Python | `wirespec.py` and two `__init__.py`, in the package | the package cannot be imported |',
    alsoQuotedOn: {
      'docs/emitters/python.md':
        'Without it the package lacks `wirespec.py` and two `__init__.py` files, and cannot be imported',
      [CLI]: 'without it some module files of the package are missing, and the package does not load',
    },
    by: ['python', 'python:ir'],
    contract: 'type Book { title: String } endpoint Ping GET /ping -> { 200 -> Book }',
    writes: { 'library/__init__.py': ['from . import model from . import endpoint', 'from . import wirespec'] },
    lacks: ['wirespec.py', 'model/__init__.py', 'endpoint/__init__.py'],
  },
  {
    page: 'docs/emitters/wirespec.md',
    quote: 'it merges all input files and uses one layout',
    by: ['wirespec'],
    contract: UNION_FILES,
    writes: { 'wirespec.ws': ['type Book {', 'type Item = Book | Film'] },
    lacks: ['books.ws', 'items.ws'],
  },
  ...(
    [
      ['| Java | `com/example/notes/model/Note.java` |', 'java', 'community/flock/wirespec/java/Wirespec.java'],
      ['`community/flock/wirespec/java/Wirespec.java`; with `--ir` `Wirespec.java` |', 'java:ir', '/Wirespec.java'],
      ['| Kotlin | `com/example/notes/model/Note.kt` |', 'kotlin', 'community/flock/wirespec/kotlin/Wirespec.kt'],
      ['`community/flock/wirespec/kotlin/Wirespec.kt`; with `--ir` `Wirespec.kt` |', 'kotlin:ir', '/Wirespec.kt'],
      ['| Scala | `com/example/notes/model/Note.scala` |', 'scala', 'community/flock/wirespec/scala/Wirespec.scala'],
      ['| Python | `com/example/notes/__init__.py`', 'python', 'library/endpoint/__init__.py'],
      ['| Rust | `com/example/notes/mod.rs`', 'rust', 'library/endpoint/mod.rs'],
    ] as const
  ).flatMap(([quote, target, file]): DocumentedText[] => [
    { page: CLI, quote, by: [target], contract: NOTE, shared: true, writes: { [file]: [''] } },
    { page: CLI, quote, by: [target], contract: NOTE, lacks: [file.replace(/^\//, '')] },
  ]),
  {
    page: CLI,
    quote: '| TypeScript | `model/Note.ts`, `model/index.ts`, `Wirespec.ts` | nothing |',
    by: ['typescript', 'typescript:ir'],
    contract: NOTE,
    writes: { 'Wirespec.ts': ['namespace Wirespec'], 'model/index.ts': ['Note'], 'model/Note.ts': ['Note'] },
  },
];
