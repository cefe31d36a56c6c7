import type ts from 'typescript';
import type { Generation } from '../../../lib/compiler';
import type { Statement } from '../limits/Statement';

/** A defect that a page tells its readers about, with the smallest contract that shows it. */
export interface DocumentedDefect extends Statement {
  generations: readonly Generation[];
  contract: string;
  /** Part of an error that another tool reports for the generated code. */
  error: string;
}

const BOOK = 'type Book { title: String }';
const PING = 'endpoint Ping GET /ping -> { 200 -> String }';
const BOTH = ['default', 'ir'] as const;
const JAVA = 'docs/emitters/java.md';
const KOTLIN = 'docs/emitters/kotlin.md';
const TYPESCRIPT = 'docs/emitters/typescript.md';
const PYTHON = 'docs/emitters/python.md';
const EVERY_LANGUAGE = 'docs/emitters/emitters.md';
const SILENT = 'docs/language/errors.md';
const TYPES = 'docs/language/types.md';
const CHANNELS = 'docs/language/channels.md';
const ENDPOINTS = 'docs/language/endpoints.md';
const TROUBLESHOOTING = 'docs/troubleshooting.md';
const NPM = 'docs/plugins/npm.md';
const CONVERTER = 'docs/converters/openapi.md';
const INTEGRATION = 'docs/integration/integration.md';
const MAVEN = 'docs/plugins/maven.md';
const GRADLE = 'docs/plugins/gradle.md';
const RUST = 'docs/emitters/rust.md';
const SCALA = 'docs/emitters/scala.md';
const V2 = 'docs/emitters/open_api_v2.md';
const V3 = 'docs/emitters/open_api_v3.md';
const AVRO = 'docs/emitters/avro.md';
const WIRESPEC = 'docs/emitters/wirespec.md';
const CONTRACT = 'docs/intro/intro-contract.md';

// What pages about the language say, which several compilers prove.
const ENDPOINT_PARTS =
  'Do not name the type of a body `Request`, `Response`, `Path`, `Queries`, `Headers`, `RequestHeaders`, `Handler` or `Call`';
const RESERVED_ENDPOINTS =
  'Do not name an endpoint `Return`, `Import`, `Default` or after another reserved word of your language';
const ONE_LETTER_WORDS = 'avoid one-letter words in endpoint names, as in `GetX`';
const NAMED_LIKE_TYPE_WORDS = 'Do not give an endpoint the name of a type';
const OPTIONAL_IN_PATH_ON_SILENT =
  'optional, list or dictionary as path parameter | paths cannot carry it; an optional one does not compile in Kotlin and Rust |';
const OPTIONAL_IN_PATH_ON_ENDPOINTS = 'An optional path parameter does not compile in Kotlin and Rust.';
const OPTIONAL_REFINED_ON_SILENT =
  '`type Code = String?` | an optional refined type, whose generated check does not compile in several languages; refused after version 0.19.7 |';
const OPTIONAL_REFINED_ON_TYPES = 'but its generated check does not compile in several languages';
const NO_RESPONSE =
  'no response in the braces | does not compile in Java, nor in Kotlin, TypeScript and Python without `--ir` |';

/** Rows of the overview, which name a construct and leave what happens to the pages of the languages. */
const AVOID = {
  namesTwice:
    'two parameters of an endpoint with the same name, a parameter `body` next to a body, a response header `body` |',
  wirespec: 'a type named `Wirespec` that an endpoint uses | the shared code uses this name |',
  optionalElements: 'a field that is a list of optional types or refined types, `Isbn?[]` |',
  capitals:
    'two capitals before a lower-case letter, `OAuth2Token` or `XRay` | code spells it `OAUth2Token` in some places |',
  dictionaries: 'two responses with dictionaries, `200 -> {Book}` and `201 -> {Loan}` | `--ir` and Rust call both',
  underscore: '`_` in the name of a definition | code spells it `Loan_item` in some places, `LoanItem` in others |',
  fieldsTwice: 'fields `shelf-code` and `shelfCode` in one type | both get the same name |',
  endpointPart:
    'a type named like a part of an endpoint: `Request`, `Response`, `Path`, `Queries`, `Headers`, `RequestHeaders`, `Handler`, `Call`, `Client` | the part hides the type |',
  shadows:
    'a type named like a type of the target language: `List`, `Map`, `Long`, `Int`, `Record`, `Promise` | it shadows the type of the language |',
  reservedEndpoint:
    'an endpoint named like a capitalized reserved word: `Return`, `Import`, `Default` | it becomes the name of a function |',
  endpointNamedLikeType: 'an endpoint with the same name as a type | both get the same name |',
  oneLetter: 'an endpoint, `E` or `GetX` | clients import a file that does not exist |',
  optionalRefined: 'an optional refined type, `type Code = String?` | the check expects a value |',
  signs: 'an enum with `1` and `-1` | both become `_1` |',
} as const;

const NAMES_TWICE = [
  'endpoint Find GET /find/{name: String} ? { name: String } -> { 200 -> String }',
  'endpoint Find GET /find ? { name: String } # { name: String } -> { 200 -> String }',
  `${BOOK} endpoint Put PUT Book /books ? { body: String } -> { 200 -> String }`,
  'endpoint Find GET /find -> { 200 -> String # { body: String } }',
] as const;

const WIRESPEC_TWICE = 'type Wirespec { title: String } endpoint Find GET /find -> { 200 -> Wirespec }';

const OPTIONAL_ELEMENTS = [
  `${BOOK} type Shelf { books: Book?[] }`,
  'type Isbn = String(/^97/) type Shelf { books: Isbn?[] }',
] as const;

const CAPITALS_TOGETHER_WORDS = 'two capitals before a lower-case letter, `OAuth2Token` or `XRay` |';
const CAPITALS_TOGETHER = [
  'type OAuth2Token { text: String } endpoint Find GET /find -> { 200 -> OAuth2Token }',
  'type XRay { bone: String } endpoint Find GET /find -> { 200 -> XRay }',
  'endpoint XRay GET /find -> { 200 -> String }',
] as const;

const UNDERSCORE = 'type Loan_item { title: String } endpoint Find GET /items -> { 200 -> Loan_item }';
const FIELDS_TWICE = 'type Copy { shelf-code: String, shelfCode: String }';
const NAMED_LIKE_TYPE = 'type Book { title: String } endpoint Book GET /book -> { 200 -> Book }';
const OPTIONAL_REFINED = 'type Code = String?';
const OPTIONAL_NUMBER = 'type Stars = Integer(1, 5)?';
const OPTIONAL_IN_PATH = 'endpoint Find GET /find/{shelf: String?} -> { 200 -> String }';
const SIGNS = 'enum Sign { 1, -1 }';

/** A request whose body is a type of that name. */
function sendType(name: string): string {
  return `type ${name} { text: String } endpoint Send POST ${name} /send/{id: String} ? { urgent: Boolean? } # { trace: String? } -> { 200 -> String }`;
}

/** An endpoint of that name, and nothing else. */
function callEndpoint(name: string): string {
  return `endpoint ${name} GET /call -> { 200 -> String }`;
}

const DICTIONARIES_TWICE_WORDS = 'two responses with dictionaries, `200 -> {Book}` and `201 -> {Loan}`';
const DICTIONARIES_TWICE = `${BOOK} type Loan { id: String } endpoint Find GET /find -> { 200 -> {Book} 201 -> {Loan} }`;

/** What `javac` refuses. */
export const JAVA_DEFECTS: readonly DocumentedDefect[] = [
  {
    page: JAVA,
    quote: 'bounds beyond 32 bits, `Integer(0, 3000000000)`',
    alsoQuotedOn: {
      [TYPES]: 'If bounds of `Integer` exceed 32 bits, the generated Java does not compile',
      [EVERY_LANGUAGE]: 'bounds beyond 32 bits | they are written as 32-bit numbers |',
      [SILENT]: 'bounds that do not fit into the type | a check that always fails, or code that does not compile',
    },
    generations: BOTH,
    contract: 'type Copies = Integer(0, 3000000000)',
    error: 'integer number too large',
  },
  {
    page: JAVA,
    quote: '`"` in a regular expression',
    alsoQuotedOn: {
      [EVERY_LANGUAGE]: 'a `"` in a regular expression | it ends the generated string literal |',
      [TYPES]: 'Avoid `"`: the generated Java, Python and Rust would not compile.',
    },
    generations: BOTH,
    contract: 'type Quote = String(/^"$/)',
    error: 'unclosed string literal',
  },
  {
    page: JAVA,
    quote: 'a union with an enum, a refined type or a union as member',
    alsoQuotedOn: {
      [EVERY_LANGUAGE]: 'is an enum, a refined type or a union | the generated member does not belong to the union |',
      [TYPES]: 'With other members, the generated Java does not compile',
      [SILENT]:
        'a member of a union that is an enum, a refined type, a union, or comes from another file | Java does not compile',
      [TROUBLESHOOTING]: '`invalid permits clause` | a member of a union is an enum, a refined type or a union',
    },
    generations: BOTH,
    contract: `${BOOK} type Item = Book | Kind enum Kind { NOVEL }`,
    error: 'invalid permits clause',
  },
  {
    page: JAVA,
    quote: '`Bytes` as a response',
    generations: ['default'],
    contract: 'endpoint Cover GET /cover -> { 200 -> Bytes }',
    error: "'{' expected",
  },
  {
    page: JAVA,
    quote: 'a path parameter that starts with a capital',
    generations: ['default'],
    contract: 'endpoint GetBook GET /books/{`Id`: String} -> { 200 -> String }',
    error: 'cannot find symbol',
  },
  ...['notify', 'notifyAll', 'wait', 'clone', 'finalize', 'getClass', 'hashCode', 'toString'].flatMap((name) =>
    [`type Book { ${name}: String }`, `endpoint Ping GET /ping ? { ${name}: String } -> { 200 -> String }`].map(
      (contract): DocumentedDefect => ({
        page: JAVA,
        quote:
          'a field, query or header named like a method of `Object`: `notify`, `notifyAll`, `wait`, `clone`, `finalize`, `getClass`, `hashCode`, `toString`',
        generations: BOTH,
        contract,
        error: `illegal record component name ${name}`,
      }),
    ),
  ),
  {
    page: JAVA,
    quote: 'a field of type `Unit`',
    generations: ['default'],
    contract: 'type Book { nothing: Unit }',
    error: "'void' type not allowed here",
  },
  {
    page: JAVA,
    quote: '`channel X -> Book[]` or `{Book}`',
    alsoQuotedOn: { [CHANNELS]: 'and its import is missing | wrap the list in a type' },
    generations: ['default'],
    contract: `${BOOK} channel BooksAdded -> Book[]`,
    error: 'cannot find symbol',
  },
  {
    page: JAVA,
    quote: 'any channel of a type',
    alsoQuotedOn: {
      [CHANNELS]: 'Java, `--ir` | the message type is not imported',
      [EVERY_LANGUAGE]: 'Java and TypeScript it lacks an import',
      [TROUBLESHOOTING]: 'Java with `--ir` | `cannot find symbol` in a channel',
      [INTEGRATION]:
        'a Java channel generated with `--ir` does not compile, because the import of its payload is missing',
      [MAVEN]: 'Java code of `ir` does not compile when a contract has a channel of another name than its payload',
      [GRADLE]: 'Java code of `ir` does not compile when a contract has a channel of another name than its payload',
    },
    generations: ['ir'],
    contract: `${BOOK} channel BookAdded -> Book`,
    error: 'cannot find symbol',
  },
  {
    page: JAVA,
    quote: 'a query or header that starts with a digit',
    generations: ['ir'],
    contract: 'endpoint Find GET /books ? { `2nd`: String } -> { 200 -> String }',
    error: 'expected',
  },
  {
    page: JAVA,
    quote: 'a type named `Request`, `Path`, `Queries`, `RequestHeaders`, `Handler` or `Call` as a request body |',
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.endpointPart, [ENDPOINTS]: ENDPOINT_PARTS },
    generations: ['ir'],
    contract: 'type Request { text: String } endpoint Send POST Request /send -> { 200 -> String }',
    error: 'incompatible types',
  },
  ...['Path', 'Queries', 'RequestHeaders', 'Handler', 'Call'].map((name): DocumentedDefect => ({
    page: JAVA,
    quote: 'a type named `Request`, `Path`, `Queries`, `RequestHeaders`, `Handler` or `Call` as a request body |',
    generations: ['ir'],
    contract: sendType(name),
    error: 'Client is not abstract and does not override abstract method send',
  })),
  ...['Long', 'Double', 'Float'].map((name): DocumentedDefect => ({
    page: JAVA,
    quote:
      'a type named `Long`, `Double` or `Float` | it becomes the type of every `Integer`, `Number` or `Number32`, without a message unless there are bounds |',
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.shadows },
    generations: BOTH,
    contract: {
      Long: 'type Long { text: String } type Pages = Integer(0, 9)',
      Double: 'type Double { text: String } type Weight = Number(0.0, 9.0)',
      Float: 'type Float { text: String } type Weight = Number32(0.0, 9.0)',
    }[name]!,
    error: 'bad operand types for binary operator',
  })),
  ...['Return', 'Import', 'Default'].map((name): DocumentedDefect => ({
    page: JAVA,
    quote: 'an endpoint named like a capitalized reserved word: `Return`, `Import` or `Default` |',
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.reservedEndpoint, [ENDPOINTS]: RESERVED_ENDPOINTS },
    generations: BOTH,
    contract: callEndpoint(name),
    error: '<identifier> expected',
  })),
  {
    page: JAVA,
    quote: 'an optional refined number, `type Stars = Integer(1, 5)?` | `bad operand types` |',
    alsoQuotedOn: { [SILENT]: OPTIONAL_REFINED_ON_SILENT, [TYPES]: OPTIONAL_REFINED_ON_TYPES },
    generations: BOTH,
    contract: OPTIONAL_NUMBER,
    error: 'bad operand types for binary operator',
  },
  {
    page: JAVA,
    quote: 'an optional refined type, `type Code = String?` | `incompatible types` |',
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.optionalRefined },
    generations: ['ir'],
    contract: OPTIONAL_REFINED,
    error: 'incompatible types',
  },
  {
    page: JAVA,
    quote: 'an enum with `1` and `-1` | `variable _1 is already defined` |',
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.signs },
    generations: ['ir'],
    contract: SIGNS,
    error: 'variable _1 is already defined',
  },
  ...['endpoint E GET /e -> { 200 -> String }', 'endpoint GetX GET /x -> { 200 -> String }'].map(
    (contract): DocumentedDefect => ({
      page: JAVA,
      quote: 'an endpoint, `E` or `GetX`',
      alsoQuotedOn: {
        [ENDPOINTS]: ONE_LETTER_WORDS,
        [EVERY_LANGUAGE]: AVOID.oneLetter,
      },
      generations: ['ir'],
      contract,
      error: 'Client.java: cannot find symbol',
    }),
  ),
  ...CAPITALS_TOGETHER.map((contract): DocumentedDefect => ({
    page: JAVA,
    quote: CAPITALS_TOGETHER_WORDS,
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.capitals },
    generations: ['ir'],
    contract,
    error: 'cannot find symbol',
  })),
  ...NAMES_TWICE.map((contract): DocumentedDefect => ({
    page: JAVA,
    quote:
      'two parameters with the same name, or one named `body` next to a body or as a response header | the name `is already defined`',
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.namesTwice },
    generations: BOTH,
    contract,
    error: 'is already defined',
  })),
  {
    page: JAVA,
    quote: 'a type named `Wirespec` that an endpoint uses | `reference to Wirespec is ambiguous` |',
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.wirespec },
    generations: BOTH,
    contract: WIRESPEC_TWICE,
    error: 'reference to Wirespec is ambiguous',
  },
  ...OPTIONAL_ELEMENTS.map((contract): DocumentedDefect => ({
    page: JAVA,
    quote: 'a list of optional types or refined types as a field, `Isbn?[]` | `cannot find symbol` |',
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.optionalElements },
    generations: ['ir'],
    contract,
    error: 'cannot find symbol',
  })),
  ...['Book?[]', '{Book?}', 'Book[]?', '{Book[]}'].map((body): DocumentedDefect => ({
    page: JAVA,
    quote: 'a response `Book?[]`, `{Book?}`, `Book[]?` or `{Book[]}`',
    generations: ['default'],
    contract: `${BOOK} endpoint Find GET /find -> { 200 -> ${body} }`,
    error: "'{' expected",
  })),
  {
    page: JAVA,
    quote: 'a type named `Headers` as a request or response body |',
    generations: BOTH,
    contract: 'type Headers { text: String } endpoint Find GET /find -> { 200 -> Headers }',
    error: 'Response200 is not abstract',
  },
  {
    page: JAVA,
    quote: 'a type named `Headers` as a request or response body | `Request is not abstract`',
    generations: BOTH,
    contract: sendType('Headers'),
    error: 'Request is not abstract',
  },
  {
    page: JAVA,
    quote: 'a field named `null`',
    generations: ['default'],
    contract: 'type Book { null: String }',
    error: '<identifier> expected',
  },
  {
    page: JAVA,
    quote: 'a field named `validate`',
    generations: ['ir'],
    contract: 'type Book { validate: String }',
    error: 'invalid accessor method in record',
  },
  {
    page: JAVA,
    quote: 'a query named `request`',
    generations: ['ir'],
    contract: 'endpoint Find GET /find ? { request: String } -> { 200 -> String }',
    error: 'variable request is already defined',
  },
  {
    page: JAVA,
    quote: 'a type named `Client`',
    generations: ['ir'],
    contract: 'type Client { name: String } endpoint Find GET /find -> { 200 -> Client }',
    error: 'Client is already defined',
  },
  {
    page: JAVA,
    quote: DICTIONARIES_TWICE_WORDS,
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.dictionaries },
    generations: ['ir'],
    contract: DICTIONARIES_TWICE,
    error: 'cannot find symbol',
  },
  {
    page: JAVA,
    quote: '`_` in the name of a definition | files and imports differ: `cannot find symbol` |',
    alsoQuotedOn: {
      [EVERY_LANGUAGE]: AVOID.underscore,
      [CONVERTER]: 'The contract compiles, but with `--ir` the generated Java and TypeScript do not.',
      'docs/migrating-from-openapi.md': '`Find_copies` has an underscore, which `--ir` cannot handle',
    },
    generations: ['ir'],
    contract: UNDERSCORE,
    error: 'cannot find symbol',
  },
  {
    page: JAVA,
    quote: 'fields `shelf-code` and `shelfCode` in one type | `record component shelfCode is already defined` |',
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.fieldsTwice },
    generations: BOTH,
    contract: FIELDS_TWICE,
    error: 'record component shelfCode is already defined',
  },
  {
    page: SILENT,
    quote: NO_RESPONSE,
    alsoQuotedOn: { [ENDPOINTS]: 'Statuses outside 100–599 and an empty `{ }` are also accepted, but without effect.' },
    generations: ['default'],
    contract: 'endpoint Ping GET /ping -> { }',
    error: "'else' without 'if'",
  },
  {
    page: SILENT,
    quote: NO_RESPONSE,
    generations: ['ir'],
    contract: 'endpoint Ping GET /ping -> { }',
    error: 'sealed class must have subclasses',
  },
  {
    page: SILENT,
    quote: 'two path parameters of one name',
    generations: BOTH,
    contract: 'endpoint Ping GET /{a: String}/{a: String} -> { 200 -> String }',
    error: 'record component a is already defined',
  },
  {
    page: SILENT,
    quote: 'a union of itself',
    generations: BOTH,
    contract: 'type Item = Item',
    error: 'invalid permits clause',
  },
];

/** What `kotlinc` refuses. */
export const KOTLIN_DEFECTS: readonly (DocumentedDefect & {
  /** The compiler gets this far only when it finds nothing else, so the contract is compiled without the others. */
  alone?: boolean;
})[] = [
  ...(
    [
      ['type List { shelves: String[] }', "no type arguments expected for 'data class List"],
      ['type Map { shelves: {String} }', "no type arguments expected for 'data class Map"],
      ['type Regex { text: String } type Code = String(/^a$/)', "'matches' on receiver of type 'Regex'"],
    ] as const
  ).map(([contract, error]): DocumentedDefect => ({
    page: KOTLIN,
    quote: "a type named `List`, `Map` or `Regex` | it shadows Kotlin's own",
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.shadows },
    generations: BOTH,
    contract,
    error,
  })),
  {
    page: KOTLIN,
    quote: 'a type named `Response` | the nested `Response` of its endpoints hides it',
    generations: BOTH,
    contract: 'type Response { text: String } endpoint Send GET /send -> { 200 -> Response }',
    error: "one type argument expected for 'interface Response",
  },
  {
    page: KOTLIN,
    quote: 'a type named `Wirespec` that an endpoint uses | `conflicting import`',
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.wirespec },
    generations: BOTH,
    contract: WIRESPEC_TWICE,
    error: "conflicting import: imported name 'Wirespec' is ambiguous",
  },
  ...NAMES_TWICE.map((contract): DocumentedDefect => ({
    page: KOTLIN,
    quote:
      'two parameters with the same name, or one named `body` next to a body or as a response header | `conflicting declarations`',
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.namesTwice },
    generations: BOTH,
    contract,
    error: 'conflicting declarations',
  })),
  {
    page: KOTLIN,
    quote: 'fields `Title` and `title` in one type | `platform declaration clash`',
    generations: BOTH,
    contract: 'type Book { `Title`: String, `title`: String }',
    error: 'platform declaration clash',
    alone: true,
  },
  ...(
    [
      ['type Price = String(/^$price$/)', "unresolved reference 'price'"],
      ['type Price = String(/^\\${price}$/)', "unresolved reference 'price'"],
    ] as const
  ).map(([contract, error]): DocumentedDefect => ({
    page: KOTLIN,
    quote:
      '`$` before a letter or `{` in a regular expression | Kotlin reads it as a variable: `unresolved reference` | write `[$]`',
    generations: BOTH,
    contract,
    error,
  })),
  {
    page: KOTLIN,
    quote: '`"""` in a regular expression | the generated string literal ends early',
    generations: BOTH,
    contract: 'type Quote = String(/^"""$/)',
    error: 'syntax error',
  },
  ...['Book[]', '{Book}'].map((message): DocumentedDefect => ({
    page: KOTLIN,
    quote: '`channel X -> Book[]` or `{Book}` | the import is missing: `unresolved reference`',
    alsoQuotedOn: { [CHANNELS]: 'Kotlin | for a list or dictionary of your own type, the import is missing' },
    generations: BOTH,
    contract: `${BOOK} channel BooksAdded -> ${message}`,
    error: "unresolved reference 'Book'",
  })),
  {
    page: KOTLIN,
    quote:
      'one endpoint uses `Genre` and `Genre?` | it is imported twice; the Kotlin 2 compiler says `conflicting import`',
    generations: ['default'],
    contract: 'enum Genre { NOVEL } endpoint Find GET /find ? { main: Genre, other: Genre? } -> { 200 -> String }',
    error: "conflicting import: imported name 'Genre' is ambiguous",
  },
  ...['Book?[]', '{Book?}'].map((body): DocumentedDefect => ({
    page: KOTLIN,
    quote: 'a response with optional elements, `Book?[]` or `{Book?}` | `supertypes cannot be nullable`',
    generations: ['default'],
    contract: `${BOOK} endpoint Find GET /find -> { 200 -> ${body} }`,
    error: 'supertypes cannot be nullable',
  })),
  ...['status', 'headers'].map((header): DocumentedDefect => ({
    page: KOTLIN,
    quote: 'a response header `status` or `headers` | `conflicting declarations`',
    generations: ['default'],
    contract: `endpoint Find GET /find -> { 200 -> String # { ${header}: String } }`,
    error: 'conflicting declarations',
  })),
  {
    page: KOTLIN,
    quote: 'fields `shelf-code` and `shelfcode` in one type | `conflicting declarations`',
    generations: ['default'],
    contract: 'type Copy { shelf-code: String, shelfcode: String }',
    error: 'conflicting declarations',
  },
  {
    page: KOTLIN,
    quote: 'fields `shelf-code` and `shelfCode` in one type | `conflicting declarations` |',
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.fieldsTwice },
    generations: ['ir'],
    contract: FIELDS_TWICE,
    error: 'conflicting declarations',
  },
  ...(
    [
      [
        'type Int { text: String } type Rating = Integer32(0, 6)',
        "unresolved reference 'compareTo' on receiver of type 'Int'",
      ],
      [
        'type Long { text: String } type Pages = Integer(0, 6)',
        "unresolved reference 'compareTo' on receiver of type 'Long'",
      ],
    ] as const
  ).map(([contract, error]): DocumentedDefect => ({
    page: KOTLIN,
    quote:
      'a type named `Int` or `Long` | it becomes the type of every `Integer32` or `Integer`, without a message unless there are bounds |',
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.shadows },
    generations: BOTH,
    contract,
    error,
  })),
  {
    page: KOTLIN,
    quote: 'an endpoint named like a capitalized reserved word, such as `Return` |',
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.reservedEndpoint, [ENDPOINTS]: RESERVED_ENDPOINTS },
    generations: BOTH,
    contract: callEndpoint('Return'),
    error: 'function declaration must have a name',
    alone: true,
  },
  {
    page: KOTLIN,
    quote: 'an optional path parameter, `/{shelf: String?}` | `argument type mismatch` or',
    alsoQuotedOn: { [SILENT]: OPTIONAL_IN_PATH_ON_SILENT, [ENDPOINTS]: OPTIONAL_IN_PATH_ON_ENDPOINTS },
    generations: ['default'],
    contract: OPTIONAL_IN_PATH,
    error: "argument type mismatch: actual type is 'String?'",
  },
  {
    page: KOTLIN,
    quote: 'or `type argument is not within its bounds` | use a query parameter |',
    generations: ['ir'],
    contract: OPTIONAL_IN_PATH,
    error: 'type argument is not within its bounds',
  },
  {
    page: KOTLIN,
    quote: 'an optional refined number, `type Stars = Integer(1, 5)?` | `argument type mismatch` |',
    alsoQuotedOn: { [SILENT]: OPTIONAL_REFINED_ON_SILENT, [TYPES]: OPTIONAL_REFINED_ON_TYPES },
    generations: BOTH,
    contract: OPTIONAL_NUMBER,
    error: 'argument type mismatch',
  },
  {
    page: KOTLIN,
    quote: 'an optional refined type, `type Code = String?` | `type argument is not within its bounds` |',
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.optionalRefined },
    generations: ['ir'],
    contract: OPTIONAL_REFINED,
    error: 'type argument is not within its bounds',
  },
  {
    page: KOTLIN,
    quote: 'an enum with `1` and `-1` | `conflicting declarations` |',
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.signs },
    generations: ['ir'],
    contract: SIGNS,
    error: 'conflicting declarations',
  },
  {
    page: KOTLIN,
    quote:
      'two responses with dictionaries, `200 -> {Book}` and `201 -> {Loan}` | two interfaces are named `ResponseMap`: `conflicting declarations` |',
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.dictionaries },
    generations: ['ir'],
    contract: DICTIONARIES_TWICE,
    error: 'conflicting declarations',
  },
  ...[
    `${BOOK} endpoint Swap PUT Book? /swap -> { 200 -> String }`,
    `${BOOK} endpoint Swap GET /swap -> { 200 -> Book? }`,
  ].map((contract): DocumentedDefect => ({
    page: KOTLIN,
    quote: 'an optional request or response body | `type argument is not within its bounds`',
    generations: ['ir'],
    contract,
    error: 'type argument is not within its bounds',
  })),
  ...OPTIONAL_ELEMENTS.map((contract): DocumentedDefect => ({
    page: KOTLIN,
    quote:
      'a list of optional types or refined types as a field, `Isbn?[]` | `validate()` uses `null`: `only safe (?.)` … `calls are allowed`',
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.optionalElements },
    generations: ['ir'],
    contract,
    error: 'only safe (?.) or non-null asserted (!!.) calls are allowed',
  })),
  ...['Request', 'Path', 'Queries', 'RequestHeaders', 'Handler', 'Call'].map((name): DocumentedDefect => ({
    page: KOTLIN,
    quote:
      'a type named `Request`, `Path`, `Queries`, `RequestHeaders`, `Handler` or `Call` as a request body | clients use the nested class instead: `overrides nothing`',
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.endpointPart, [ENDPOINTS]: ENDPOINT_PARTS },
    generations: ['ir'],
    contract: sendType(name),
    error: "'send' overrides nothing",
  })),
  ...(
    [
      ['endpoint Find GET /find/{`Shelf`: String} -> { 200 -> String }', 'Shelf'],
      ['endpoint Find GET /find ? { `Title`: String } -> { 200 -> String }', 'Title'],
      ['endpoint Find GET /find # { `Authorization`: String } -> { 200 -> String }', 'Authorization'],
      ['endpoint Find GET /find -> { 200 -> String # { `Location`: String } }', 'Location'],
    ] as const
  ).map(([contract, name]): DocumentedDefect => ({
    page: KOTLIN,
    quote:
      "a one-word query, header or path parameter with a capital, `` `Authorization` `` | `no parameter with name 'Authorization' found`",
    alsoQuotedOn: {
      [ENDPOINTS]:
        'A single word with a capital, such as `` `Authorization` ``, also breaks the Kotlin and Python clients with `--ir`, and Scala.',
    },
    generations: ['ir'],
    contract,
    error: `no parameter with name '${name}' found`,
  })),
  ...[
    'endpoint Find GET /find/{`2nd`: String} -> { 200 -> String }',
    'endpoint Find GET /find ? { `2nd`: String } -> { 200 -> String }',
    'endpoint Find GET /find # { `2nd`: String } -> { 200 -> String }',
  ].map((contract): DocumentedDefect => ({
    page: KOTLIN,
    quote: 'a query, header or path parameter that starts with a digit | the generated identifier starts with a digit',
    generations: ['ir'],
    contract,
    error: "unresolved reference 'nd'",
  })),
  {
    page: KOTLIN,
    quote: 'a query named `serialization` | clients confuse it with their own',
    generations: ['ir'],
    contract: 'endpoint Find GET /find ? { serialization: String } -> { 200 -> String }',
    error: "argument type mismatch: actual type is 'String', but 'Wirespec.Serialization' was expected",
  },
  ...(
    [
      ['endpoint E GET /e -> { 200 -> String }', 'EClient'],
      ['endpoint GetX GET /x -> { 200 -> String }', 'GetXClient'],
    ] as const
  ).map(([contract, name]): DocumentedDefect => ({
    page: KOTLIN,
    quote: 'an endpoint, `E` or `GetX` | `Client` imports a class with a different name',
    alsoQuotedOn: {
      [ENDPOINTS]: ONE_LETTER_WORDS,
      [EVERY_LANGUAGE]: AVOID.oneLetter,
    },
    generations: ['ir'],
    contract,
    error: `Client.kt: unresolved reference '${name}'`,
  })),
  ...CAPITALS_TOGETHER.map((contract): DocumentedDefect => ({
    page: KOTLIN,
    quote: CAPITALS_TOGETHER_WORDS,
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.capitals },
    generations: ['ir'],
    contract,
    error: contract.includes('XRay') ? "unresolved reference 'XRay'" : "unresolved reference 'OAuth2Token'",
  })),
  {
    page: KOTLIN,
    quote: '`_` in the name of a definition | files and imports differ: `unresolved reference` |',
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.underscore },
    generations: ['ir'],
    contract: UNDERSCORE,
    error: "unresolved reference 'Loan_item'",
  },
  {
    page: KOTLIN,
    quote: 'an endpoint with the same name as a type | `conflicting import` |',
    alsoQuotedOn: { [ENDPOINTS]: NAMED_LIKE_TYPE_WORDS, [EVERY_LANGUAGE]: AVOID.endpointNamedLikeType },
    generations: ['ir'],
    contract: NAMED_LIKE_TYPE,
    error: "conflicting import: imported name 'Book' is ambiguous",
  },
  {
    page: SILENT,
    quote: NO_RESPONSE,
    generations: ['default'],
    contract: 'endpoint Ping GET /ping -> { }',
    error: "'when' expression must be exhaustive",
  },
  {
    page: SILENT,
    quote: 'two path parameters of one name | broken generated code',
    generations: BOTH,
    contract: 'endpoint Ping GET /{a: String}/{a: String} -> { 200 -> String }',
    error: 'conflicting declarations',
  },
  {
    page: SILENT,
    quote: 'the name of an endpoint or channel as a type | broken generated code',
    generations: BOTH,
    contract: 'endpoint Ping GET /ping -> { 200 -> String } type Log { last: Ping }',
    error: "unresolved reference 'Ping'",
  },
];

/** What a parser of Scala 3 refuses; it sees no types. */
export const SCALA_DEFECTS: readonly DocumentedDefect[] = [
  {
    page: SCALA,
    quote: 'an enum with two or more entries | the emitter writes a comma after each case',
    alsoQuotedOn: {
      [SCALA]: 'An enum with more than one entry does not parse',
      [EVERY_LANGUAGE]: 'In {{version}} you usually have to patch the generated code.',
    },
    generations: ['default'],
    contract: 'enum Genre { NOVEL, HISTORY }',
    error: '`identifier` expected but `case` found',
  },
  {
    page: SCALA,
    quote: 'bounds beyond 32 bits | `integer number too large for Int`',
    alsoQuotedOn: {
      [EVERY_LANGUAGE]: 'bounds beyond 32 bits | they are written as 32-bit numbers |',
      [SILENT]: 'bounds that do not fit into the type | a check that always fails, or code that does not compile',
    },
    generations: ['default'],
    contract: 'type Copies = Integer(0, 3000000000)',
    error: 'integer number too large for Int',
  },
  ...[
    'endpoint Find GET /find/{`2nd`: String} -> { 200 -> String }',
    'endpoint Find GET /find ? { `2nd`: String } -> { 200 -> String }',
    'endpoint Find GET /find # { `2nd`: String } -> { 200 -> String }',
  ].map((contract): DocumentedDefect => ({
    page: SCALA,
    quote: 'a query, header or path parameter that starts with a digit | the generated identifier starts with a digit',
    generations: ['default'],
    contract,
    error: 'Invalid literal number, followed by identifier character',
  })),
  {
    page: SCALA,
    quote: '`"""` in a regular expression | the generated string literal ends early',
    generations: ['default'],
    contract: 'type Quote = String(/^"""$/)',
    error: '`;` expected',
  },
  {
    page: SCALA,
    quote: 'a field `` `_` `` | not allowed as a name',
    generations: ['default'],
    contract: 'type Copy { `_`: String }',
    error: '`identifier` expected but `_` found',
  },
  ...['Return', 'Import'].map((name): DocumentedDefect => ({
    page: SCALA,
    quote: 'an endpoint named like a capitalized reserved word: `Return` or `Import` | `identifier` expected |',
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.reservedEndpoint, [ENDPOINTS]: RESERVED_ENDPOINTS },
    generations: ['default'],
    contract: callEndpoint(name),
    error: `\`identifier\` expected but \`${name.toLowerCase()}\` found`,
  })),
];

/** What `tsc --strict` refuses. */
export const TYPESCRIPT_DEFECTS: readonly (DocumentedDefect & {
  /** A file that uses the generated ones. */
  program?: string;
  options?: ts.CompilerOptions;
})[] = [
  {
    page: TYPESCRIPT,
    quote: "`{ code: 'A-01', places: 3 }` is not a `Shelf`",
    alsoQuotedOn: {
      [TROUBLESHOOTING]: '`TS2741: Property … is missing` | an optional field has to be written, as `undefined`',
      [TYPES]: 'In TypeScript, an optional field is a required key whose value may be `undefined`',
    },
    generations: BOTH,
    contract: 'type Shelf { code: String, note: String? }',
    program: "import { Shelf } from './model'; export const shelf: Shelf = { code: 'A-01' };",
    error: 'program.ts: TS2741',
  },
  {
    page: TYPESCRIPT,
    quote:
      'an optional query or header | the method of `client` requires the key, although `FindBooks.request({ … })` does not |',
    alsoQuotedOn: {
      [CONTRACT]:
        'the `client` function of TypeScript without `--ir` requires every parameter, including the optional ones',
    },
    generations: ['default'],
    contract: 'endpoint Find GET /find ? { title: String? } -> { 200 -> String }',
    program: `import { client } from './client'; import { Wirespec } from './Wirespec';
      declare const serialization: Wirespec.Serialization; declare const send: Parameters<typeof client>[1];
      export const answer = client(serialization, send).Find({});`,
    error: 'program.ts: TS2345',
  },
  ...(
    [
      ['| `isolatedModules` | both | TS1205 |', { isolatedModules: true }, 'TS1205'],
      ['| `verbatimModuleSyntax` | both | TS1484 |', { verbatimModuleSyntax: true }, 'TS1484'],
      ['| `exactOptionalPropertyTypes` | both | TS2379 |', { exactOptionalPropertyTypes: true }, 'TS2379'],
      ['| `noUnusedLocals` | both | TS6133 |', { noUnusedLocals: true }, 'TS6133'],
      ['| `erasableSyntaxOnly` | both | TS1294 |', { erasableSyntaxOnly: true }, 'TS1294'],
      ['| `isolatedDeclarations` | both | TS9016 |', { isolatedDeclarations: true, declaration: true }, 'TS9016'],
    ] as const
  ).map(([quote, options, error]) => ({
    page: TYPESCRIPT,
    quote,
    alsoQuotedOn: {
      [NPM]: '`TS1205` or `TS1484` in generated files',
      [TROUBLESHOOTING]: [
        '`TS1205`, `TS1484` | turn off `isolatedModules` and `verbatimModuleSyntax`',
        '`TS1294` | turn off `erasableSyntaxOnly` for the generated code',
      ],
    },
    generations: BOTH,
    contract: `${BOOK} endpoint Find POST Book? /find ? { title: String? } -> { 200 -> Book? }`,
    options,
    error,
  })),
  ...(
    [
      ['| `noUncheckedIndexedAccess` | `--ir` | TS2345 |', { noUncheckedIndexedAccess: true }, 'TS2345'],
      ['| `noUnusedParameters` | `--ir` | TS6133 |', { noUnusedParameters: true }, 'TS6133'],
    ] as const
  ).map(([quote, options, error]) => ({
    page: TYPESCRIPT,
    quote,
    generations: ['ir'] as const,
    contract: 'endpoint Find GET /find/{id: String} -> { 200 -> String }',
    options,
    error,
  })),
  {
    page: TYPESCRIPT,
    quote: 'a type named `Record` where something else uses it and a dictionary | it shadows the global: TS2315 |',
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.shadows },
    generations: BOTH,
    contract: 'type Record { text: String } type Holder { item: Record, counts: {Integer} }',
    error: 'model/Holder.ts: TS2315',
  },
  {
    page: TYPESCRIPT,
    quote: 'an optional refined number, `type Stars = Integer(1, 5)?` | TS18048 |',
    alsoQuotedOn: { [SILENT]: OPTIONAL_REFINED_ON_SILENT, [TYPES]: OPTIONAL_REFINED_ON_TYPES },
    generations: BOTH,
    contract: OPTIONAL_NUMBER,
    error: 'model/Stars.ts: TS18048',
  },
  {
    page: SILENT,
    quote: 'the name of an endpoint or channel as a type | broken generated code',
    generations: BOTH,
    contract: 'endpoint Ping GET /ping -> { 200 -> String } type Log { last: Ping }',
    error: 'TS',
  },
  {
    page: TYPESCRIPT,
    quote: 'in the default generation the index exports a name that does not exist (TS2305)',
    alsoQuotedOn: {
      [TYPESCRIPT]: 'both | channels | see above',
      [CHANNELS]: '`channel/index.ts` exports names that do not exist, so the folder does not compile',
      [TROUBLESHOOTING]: '`TS2305` in `channel/index.ts`',
      [NPM]: '`TS2305 … has no exported member` in `channel/index.ts`',
    },
    generations: ['default'],
    contract: `${BOOK} channel BookAdded -> Book`,
    error: 'channel/index.ts: TS2305',
  },
  {
    page: TYPESCRIPT,
    quote: 'the import of the message is missing (TS2304)',
    alsoQuotedOn: {
      [CHANNELS]: 'TypeScript, `--ir` | the message type is not imported',
      [TROUBLESHOOTING]: '`TS2304` in a channel',
    },
    generations: ['ir'],
    contract: `${BOOK} channel BookAdded -> Book`,
    error: 'channel/BookAdded.ts: TS2304',
  },
  {
    page: TYPESCRIPT,
    quote:
      'a type named `Request`, `Path`, `Queries`, `Headers` or `Handler` as a request body | `client.ts` does not compile |',
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.endpointPart, [ENDPOINTS]: ENDPOINT_PARTS },
    generations: ['default'],
    contract: 'type Request { text: String } endpoint Send POST Request /send -> { 200 -> String }',
    error: 'client.ts: TS',
  },
  ...['Path', 'Queries', 'Headers', 'Handler'].map((name) => ({
    page: TYPESCRIPT,
    quote:
      'a type named `Request`, `Path`, `Queries`, `Headers` or `Handler` as a request body | `client.ts` does not compile |',
    generations: ['default'] as const,
    contract: sendType(name),
    error: 'client.ts: TS2345',
  })),
  {
    page: TYPESCRIPT,
    quote: 'a query or header that starts with a digit',
    generations: ['ir'],
    contract: 'endpoint Find GET /books ? { `2nd`: String } -> { 200 -> String }',
    error: 'endpoint/Find.ts: TS1',
  },
  {
    page: TYPESCRIPT,
    quote: '`_` in the name of a definition',
    generations: ['ir'],
    contract: 'type Loan_item { title: String } type Loan { item: Loan_item }',
    error: 'TS',
  },
  {
    page: TYPESCRIPT,
    quote: 'an endpoint with the same name as a type | TS2395, TS2300 |',
    alsoQuotedOn: { [ENDPOINTS]: NAMED_LIKE_TYPE_WORDS, [EVERY_LANGUAGE]: AVOID.endpointNamedLikeType },
    generations: BOTH,
    contract: NAMED_LIKE_TYPE,
    error: 'endpoint/Book.ts: TS2395',
  },
  {
    page: SILENT,
    quote: NO_RESPONSE,
    generations: ['default'],
    contract: 'endpoint Ping GET /ping -> { }',
    error: 'TS',
  },
  ...NAMES_TWICE.map((contract) => ({
    page: TYPESCRIPT,
    quote: 'two parameters with the same name, or one named `body` next to a body or as a response header | TS2300 |',
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.namesTwice },
    generations: BOTH,
    contract,
    error: 'TS2300',
  })),
  {
    page: TYPESCRIPT,
    quote: 'a type named `Wirespec` that an endpoint uses | TS2300 |',
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.wirespec },
    generations: BOTH,
    contract: WIRESPEC_TWICE,
    error: 'TS2300',
  },
  ...OPTIONAL_ELEMENTS.map((contract) => ({
    page: TYPESCRIPT,
    quote: 'a list of optional types or refined types as a field, `Isbn?[]` | TS2345 |',
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.optionalElements },
    generations: ['ir'] as const,
    contract,
    error: 'model/Shelf.ts: TS2345',
  })),
  {
    page: TYPESCRIPT,
    quote: 'a type named `Promise` that an endpoint uses',
    generations: BOTH,
    contract: 'type Promise { text: String } endpoint Find GET /find -> { 200 -> Promise }',
    error: 'TS2315',
  },
  {
    page: TYPESCRIPT,
    quote: 'a type named `Record` that an endpoint uses',
    generations: ['default'],
    contract: 'type Record { text: String } endpoint Find GET /find -> { 200 -> Record }',
    error: 'TS2315',
  },
  {
    page: TYPESCRIPT,
    quote: DICTIONARIES_TWICE_WORDS,
    generations: ['ir'],
    contract: DICTIONARIES_TWICE,
    error: 'TS2300',
  },
  ...CAPITALS_TOGETHER.map((contract) => ({
    page: TYPESCRIPT,
    quote: CAPITALS_TOGETHER_WORDS,
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.capitals },
    generations: ['ir'] as const,
    contract,
    error: 'TS2307',
  })),
];

/** What Python refuses when it imports the package and runs `program`. */
export const PYTHON_DEFECTS: readonly (DocumentedDefect & { program?: string })[] = [
  {
    page: PYTHON,
    quote: "`NameError: name 'ABC' is not defined` in the default generation",
    alsoQuotedOn: {
      [PYTHON]: ['| unions | break the import | break the import |', 'both | a union | the package cannot be imported'],
      [TYPES]: 'If the contract has a union, generated Python cannot be imported, with or without `--ir`.',
    },
    generations: ['default'],
    contract: `${BOOK} type Item = Book ${PING}`,
    error: "NameError: name 'ABC' is not defined",
  },
  {
    page: PYTHON,
    quote: "`NameError: name 'Item' is not defined` with `--ir`",
    generations: ['ir'],
    contract: `${BOOK} type Item = Book ${PING}`,
    error: "NameError: name 'Item' is not defined",
  },
  {
    page: PYTHON,
    quote: "`TypeError: Can't instantiate abstract class Isbn with abstract method",
    alsoQuotedOn: {
      [PYTHON]: [
        'default | a refined type | cannot be instantiated',
        '| refined types | cannot be instantiated; one command repairs it | work |',
      ],
      [TYPES]: 'Without `--ir`, Python cannot even create an object of a refined type.',
      [TROUBLESHOOTING]: "`Can't instantiate abstract class … with abstract method value`",
    },
    generations: ['default'],
    contract: `type Isbn = String(/^97/) ${PING}`,
    program: 'from library.model import Isbn; Isbn("97")',
    error: "TypeError: Can't instantiate abstract class Isbn",
  },
  {
    page: PYTHON,
    quote: '`from_raw_response` raises `TypeError`, `to_raw_response` sends the class `NoneType`',
    generations: ['default'],
    contract: 'endpoint Remove DELETE /books -> { 204 -> Unit }',
    program: `
from library.endpoint.Remove import Remove
from library.wirespec import Wirespec
class Nothing:
    def deserialize(self, body, type): return None
sent = Remove.Convert.to_raw_response(Nothing(), Remove.Response204())
assert sent.body is type(None), sent
Remove.Convert.from_raw_response(Nothing(), Wirespec.RawResponse(status_code=204, headers={}, body=None))`,
    error: "TypeError: Remove.Response204.__init__() got an unexpected keyword argument 'body'",
  },
  {
    page: PYTHON,
    quote: 'a dictionary as a body or parameter',
    generations: ['default'],
    contract: `${BOOK} endpoint Find GET /books ? { counts: {Integer} } -> { 200 -> Book }`,
    error: "NameError: name 'Dict' is not defined",
  },
  {
    page: PYTHON,
    quote: 'both | `"` in a regular expression | the generated string literal ends early',
    generations: BOTH,
    contract: `type Quote = String(/^"a"$/) ${PING}`,
    error: 'SyntaxError: invalid syntax',
  },
  ...['? { `Title`: String }', '# { `Authorization`: String }', '/{`Id`: String}'].map((parameter) => ({
    page: PYTHON,
    quote: 'the client passes a name that `Request` does not know',
    generations: ['ir'] as const,
    contract: `endpoint Find GET /find${parameter} -> { 200 -> String }`,
    program: `
import asyncio
from library.Client import Client
asyncio.run(Client(None, None).find("text"))`,
    error: 'TypeError: Request.__init__() got an unexpected keyword argument',
  })),
  {
    page: PYTHON,
    quote: 'If the field is absent, the errors of the fields before it are lost.',
    generations: ['ir'],
    contract: `type Rating = Integer(0, 6) type Review { stars: Rating, others: Rating? } ${PING}`,
    program: 'from library.model import Rating, Review; assert Review(Rating(9), None).validate() == ["stars"], "lost"',
    error: 'AssertionError: lost',
  },
  {
    page: PYTHON,
    quote: 'If it is present, the fields after it are never checked.',
    generations: ['ir'],
    contract: `type Rating = Integer(0, 6) type Review { others: Rating?, stars: Rating } ${PING}`,
    program:
      'from library.model import Rating, Review; assert Review(Rating(1), Rating(9)).validate() == ["stars"], "unchecked"',
    error: 'AssertionError: unchecked',
  },
  {
    page: PYTHON,
    quote: '| `--ir` | two types that refer to each other | `ImportError: cannot import name`, a circular import |',
    alsoQuotedOn: { [PYTHON]: '| types and endpoints | work | work, except for two types that refer to each other |' },
    generations: ['ir'],
    contract: `type Author { books: Book[] } type Book { author: Author? } ${PING}`,
    error: 'ImportError: cannot import name',
  },
  {
    page: PYTHON,
    quote: "| `--ir` | a field named `validate` | `validate()` is overwritten: `'str' object is not callable` |",
    generations: ['ir'],
    contract: `type Check { validate: String } ${PING}`,
    program: 'from library.model import Check; Check("text").validate()',
    error: "TypeError: 'str' object is not callable",
  },
  {
    page: PYTHON,
    quote: "| both | a parameter named `self` | `SyntaxError: duplicate argument 'self'` |",
    generations: BOTH,
    contract: 'endpoint Find GET /find ? { self: String } -> { 200 -> String }',
    error: "SyntaxError: duplicate argument 'self'",
  },
  ...['Return', 'Import', 'In'].map((name) => ({
    page: PYTHON,
    quote: 'an endpoint named like a capitalized keyword: `Return`, `Import` or `In` |',
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.reservedEndpoint, [ENDPOINTS]: RESERVED_ENDPOINTS },
    generations: ['ir'] as const,
    contract: callEndpoint(name),
    error: 'SyntaxError: invalid syntax',
  })),
  {
    page: PYTHON,
    quote: '| default | an endpoint without responses, `{ }` | `SyntaxError: invalid syntax` |',
    alsoQuotedOn: { [SILENT]: NO_RESPONSE },
    generations: ['default'],
    contract: 'endpoint Ping GET /ping -> { }',
    error: 'SyntaxError: invalid syntax',
  },
  ...CAPITALS_TOGETHER.slice(0, 2).map((contract) => ({
    page: PYTHON,
    quote: CAPITALS_TOGETHER_WORDS,
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.capitals },
    generations: ['ir'] as const,
    contract,
    program: 'import library.Client',
    error: 'ModuleNotFoundError',
  })),
  {
    page: PYTHON,
    quote: 'with `--ir` `2nd`, a syntax error',
    generations: ['ir'],
    contract: `type Copy { \`2nd\`: String } ${PING}`,
    error: 'SyntaxError: invalid decimal literal',
  },
  {
    page: PYTHON,
    quote: 'Enums then have a `value`, but no `label`.',
    generations: ['ir'],
    contract: `enum Genre { NOVEL } ${PING}`,
    // The repair that the page shows.
    program: `
import pathlib
file = pathlib.Path("library/wirespec.py")
file.write_text(file.read_text().replace("class Enum(ABC):", "class Enum:"))
from library.model import Genre
assert Genre.NOVEL.value == "NOVEL"
Genre.NOVEL.label`,
    error: "AttributeError: 'Genre' object has no attribute 'label'",
  },
  {
    page: PYTHON,
    quote: '`_` in the name of a definition | `ModuleNotFoundError` |',
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.underscore },
    generations: ['ir'],
    contract: UNDERSCORE,
    program: 'import library.Client',
    error: "ModuleNotFoundError: No module named 'library.model.Loan_item'",
  },
  {
    page: PYTHON,
    quote: 'fields `shelf-code` and `shelfCode` in one type | only one of them is left |',
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.fieldsTwice },
    generations: ['ir'],
    contract: `${FIELDS_TWICE} ${PING}`,
    program: 'from library.model import Copy; assert len(Copy.__dataclass_fields__) == 2, "one field"',
    error: 'AssertionError: one field',
  },
  {
    page: 'docs/troubleshooting.md',
    quote: "`cannot import name 'endpoint'` | `--shared` is missing",
    generations: BOTH,
    contract: BOOK,
    program: `
import pathlib, shutil
for file in ["library/wirespec.py", "library/model/__init__.py", "library/endpoint/__init__.py"]: pathlib.Path(file).unlink()
for folder in pathlib.Path("library").iterdir():
    if folder.is_dir() and not list(folder.iterdir()): shutil.rmtree(folder)
import library`,
    error: "ImportError: cannot import name 'endpoint'",
  },
  {
    page: PYTHON,
    quote: '`TypeError: metaclass conflict`',
    alsoQuotedOn: {
      [PYTHON]: [
        '`--ir` | an enum | the package cannot be imported',
        '| enums | work | break the import of the whole package; one command repairs it |',
      ],
      [TROUBLESHOOTING]: 'Python with `--ir` | `metaclass conflict` | any enum',
    },
    generations: ['ir'],
    contract: `enum Genre { NOVEL } ${PING}`,
    error: 'TypeError: metaclass conflict',
  },
  {
    page: PYTHON,
    quote: "`NameError: name 'Dict' is not defined`",
    alsoQuotedOn: { [PYTHON]: '| dictionaries as bodies | break the import | work |' },
    generations: ['default'],
    contract: `${BOOK} endpoint Find GET /books -> { 200 -> {Book} }`,
    error: "NameError: name 'Dict' is not defined",
  },
  {
    page: PYTHON,
    quote: '`SyntaxError: invalid syntax`',
    generations: ['ir'],
    contract: 'endpoint Find GET /books ? { `in`: String } -> { 200 -> String }',
    error: 'SyntaxError: invalid syntax',
  },
  {
    page: PYTHON,
    quote: '`Client.py` imports a file that does not exist',
    generations: ['ir'],
    contract: 'endpoint E GET /e -> { 200 -> String }',
    program: 'import library.Client',
    error: "ModuleNotFoundError: No module named 'library.client.EClient'",
  },
  ...NAMES_TWICE.map((contract) => ({
    page: PYTHON,
    quote:
      'two parameters with the same name, or one named `body` next to a body or as a response header | `SyntaxError: duplicate argument` |',
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.namesTwice },
    generations: BOTH,
    contract,
    error: 'SyntaxError: duplicate argument',
  })),
  {
    page: PYTHON,
    quote:
      "a type named `Wirespec` that an endpoint uses | `AttributeError: type object 'Wirespec' has no attribute` |",
    alsoQuotedOn: { [EVERY_LANGUAGE]: AVOID.wirespec },
    generations: BOTH,
    contract: WIRESPEC_TWICE,
    error: "AttributeError: type object 'Wirespec' has no attribute",
  },
  ...[
    'type Book { async: String } endpoint Ping GET /ping -> { 200 -> String }',
    'type Book { await: String } endpoint Ping GET /ping -> { 200 -> String }',
    'type Book { title: String } endpoint Ping GET /ping ? { async: String } -> { 200 -> String }',
  ].map((contract) => ({
    page: PYTHON,
    quote: 'a field or parameter named `async` or `await`',
    generations: BOTH,
    contract,
    error: 'SyntaxError: invalid syntax',
  })),
  {
    page: PYTHON,
    quote: 'an endpoint, `E` or `GetX`',
    generations: ['ir'],
    contract: 'endpoint GetX GET /x -> { 200 -> String }',
    program: 'import library.Client',
    error: "ModuleNotFoundError: No module named 'library.client.GetXClient'",
  },
  {
    page: PYTHON,
    quote: 'Such a pattern never matches, so `validate()` of the type always returns false',
    generations: ['ir'],
    contract: `type Isbn = String(/^97/g) ${PING}`,
    program: 'from library.model import Isbn; assert Isbn("97").validate(), "refused"',
    error: 'AssertionError: refused',
  },
];

/** Where else a defect of Rust is named. */
const ALSO_ON_RUST: Readonly<Record<string, NonNullable<Statement['alsoQuotedOn']>>> = {
  'infinite size (E0072)': { [TYPES]: 'Generated Rust does not compile in that case, because the field is not boxed.' },
  'a refined type or enum in a path | no `FromStr`, no `Display` (E0277)': {
    [ENDPOINTS]: 'Generated Rust requires a primitive.',
  },
  'an optional path parameter, `/{shelf: String?}` |': {
    [SILENT]: OPTIONAL_IN_PATH_ON_SILENT,
    [ENDPOINTS]: OPTIONAL_IN_PATH_ON_ENDPOINTS,
  },
  'an optional refined type, `type Code = String?` | mismatched types (E0308)': {
    [SILENT]: OPTIONAL_REFINED_ON_SILENT,
    [TYPES]: OPTIONAL_REFINED_ON_TYPES,
    [EVERY_LANGUAGE]: AVOID.optionalRefined,
  },
  'a list of optional types or refined types as a field, `Isbn?[]` | no method `validate` (E0599)': {
    [EVERY_LANGUAGE]: AVOID.optionalElements,
  },
  '`ResponseMap` is defined twice (E0428)': { [EVERY_LANGUAGE]: AVOID.dictionaries },
  [CAPITALS_TOGETHER_WORDS]: { [EVERY_LANGUAGE]: AVOID.capitals },
  'an endpoint with the same name as a type | defined twice (E0255)': {
    [EVERY_LANGUAGE]: AVOID.endpointNamedLikeType,
    [ENDPOINTS]: NAMED_LIKE_TYPE_WORDS,
  },
  'an endpoint named like a capitalized keyword, such as `Return` |': {
    [EVERY_LANGUAGE]: AVOID.reservedEndpoint,
    [ENDPOINTS]: RESERVED_ENDPOINTS,
  },
  'an enum with `1` and `-1` | `_1` is defined twice (E0428)': { [EVERY_LANGUAGE]: AVOID.signs },
  'a part of the endpoint has this name (E0255, E0782)': {
    [EVERY_LANGUAGE]: AVOID.endpointPart,
    [ENDPOINTS]: ENDPOINT_PARTS,
  },
};

/** What `rustc` refuses, with a crate in place of `regex`. */
export const RUST_DEFECTS: readonly DocumentedDefect[] = (
  [
    ['a required enum | no `Default` (E0277)', 'enum Kind { NOVEL } type Book { kind: Kind }', 'E0277'],
    [
      'If a required field, query or path parameter has an **enum** as its type, implement `Default` for that enum.',
      'enum Kind { NOVEL } endpoint Find GET /find ? { kind: Kind } -> { 200 -> String }',
      'Default` is not satisfied',
    ],
    [
      'a refined type or enum in a path | no `FromStr`, no `Display` (E0277)',
      'type Isbn = String endpoint Find GET /find/{isbn: Isbn} -> { 200 -> String }',
      "doesn't implement `std::fmt::Display`",
    ],
    [
      'If a path parameter has a **refined type** or an **enum** as its type, implement `FromStr`',
      'enum Kind { NOVEL } endpoint Find GET /find/{kind: Kind} -> { 200 -> String }',
      'FromStr` is not satisfied',
    ],
    ['a union | the members are not imported (E0425)', `${BOOK} type Item = Book`, 'E0425 cannot find type `Book`'],
    ['infinite size (E0072)', 'type Node { parent: Node? }', 'E0072 recursive type `Node` has infinite size'],
    ['`Vec<u8>` has no `Display` (E0277)', 'type Cover = Bytes', "E0277 `Vec<u8>` doesn't implement"],
    ['a field or parameter named `self` | not allowed', 'type Book { self: String }', 'found keyword `self`'],
    [
      'a field or parameter named `self` | not allowed',
      'endpoint Find GET /find ? { self: String } -> { 200 -> String }',
      'cannot be a raw identifier',
    ],
    ['an optional path parameter, `/{shelf: String?}` |', OPTIONAL_IN_PATH, "E0277 `Option<String>` doesn't implement"],
    ['an optional refined type, `type Code = String?` | mismatched types (E0308)', OPTIONAL_REFINED, 'E0308'],
    ['an optional refined type, `type Code = String?` | mismatched types (E0308)', OPTIONAL_NUMBER, 'E0308'],
    [
      'a list of optional types or refined types as a field, `Isbn?[]` | no method `validate` (E0599)',
      OPTIONAL_ELEMENTS[1],
      'E0599 no method named `validate`',
    ],
    ['`ResponseMap` is defined twice (E0428)', DICTIONARIES_TWICE, 'E0428 the name `ResponseMap`'],
    [CAPITALS_TOGETHER_WORDS, CAPITALS_TOGETHER[0], 'E0432 unresolved import'],
    [CAPITALS_TOGETHER_WORDS, CAPITALS_TOGETHER[1], 'E0432 unresolved import'],
    ['an endpoint with the same name as a type | defined twice (E0255)', NAMED_LIKE_TYPE, 'E0255 the name `Book`'],
    [
      'an endpoint named like a capitalized keyword, such as `Return` |',
      callEndpoint('Return'),
      'found keyword `return`',
    ],
    ['an enum with `1` and `-1` | `_1` is defined twice (E0428)', SIGNS, 'E0428 the name `_1`'],
    ['a part of the endpoint has this name (E0255, E0782)', sendType('Path'), 'E0255'],
    ['a part of the endpoint has this name (E0255, E0782)', sendType('Queries'), 'E0255'],
    ['a part of the endpoint has this name (E0255, E0782)', sendType('RequestHeaders'), 'E0255'],
    ['a part of the endpoint has this name (E0255, E0782)', sendType('Handler'), 'E0782'],
    ['a part of the endpoint has this name (E0255, E0782)', sendType('Call'), 'E0782'],
    ['a name that starts with a digit', 'type Book { `2nd`: String }', 'expected identifier, found `2nd`'],
    [
      'a type named `Request` or `Response` | defined twice',
      'type Response { text: String } endpoint Get GET /get -> { 200 -> Response }',
      'E0255 the name `Response` is defined multiple times',
    ],
    [
      'a type named `Request` or `Response` | defined twice | rename it, for example to `BookRequest`',
      'type Request { text: String } endpoint Send POST Request /send -> { 200 -> String }',
      'E0255 the name `Request` is defined multiple times',
    ],
    [
      '`_` in the name of a definition | imports differ from names',
      'type Loan_item { title: String } endpoint Find GET /items -> { 200 -> Loan_item }',
      'E0432 unresolved import',
    ],
    [
      '`"` in a regular expression | the generated string literal ends early',
      'type Quote = String(/^"a"$/)',
      'expected one of',
    ],
  ] as const
).map(([quote, contract, error]) => ({
  page: RUST,
  quote,
  alsoQuotedOn: ALSO_ON_RUST[quote] ?? {},
  generations: ['default'],
  contract,
  error,
}));

/** What a validator of OpenAPI documents refuses. */
export const OPENAPI_DEFECTS: readonly (DocumentedDefect & { emitter: 'openapi-v2' | 'openapi-v3' })[] = [
  {
    page: V2,
    quote: 'a union | references to it have no target',
    emitter: 'openapi-v2',
    generations: ['default'],
    contract: `${BOOK} type Item = Book type Box { item: Item }`,
    error: "Can't resolve #/definitions/Item",
  },
  {
    page: V2,
    quote: 'an enum as a parameter | `type: object`, which is not allowed there',
    emitter: 'openapi-v2',
    generations: ['default'],
    contract: 'enum Kind { NOVEL } endpoint Find GET /find ? { kind: Kind } -> { 200 -> String }',
    error: '/parameters/0/type must be equal to one of the allowed values',
  },
  {
    page: V2,
    quote: 'without the `required: true` that OpenAPI asks for',
    emitter: 'openapi-v2',
    generations: ['default'],
    contract: 'endpoint Get GET /get/{isbn: String} -> { 200 -> String }',
    error: "must have required property 'required'",
  },
  {
    page: V3,
    quote: 'a list, dictionary, enum or refined type as response header | a `$ref` without a target',
    emitter: 'openapi-v3',
    generations: ['default'],
    contract: 'endpoint Get GET /get -> { 200 -> String # { names: String[] } }',
    error: "Can't resolve #/components/headers/Iterable",
  },
];

/** What Avro's own tools refuse. */
export const AVRO_DEFECTS: readonly DocumentedDefect[] = (
  [
    ['a type that another type uses | defined twice', `type Loan { book: Book } ${BOOK}`, 'duplicate type name: Book'],
    ['a type that uses itself | defined twice', 'type Node { parent: Node? }', 'duplicate type name: Node'],
    [
      'an enum below the type that uses it | used before it is defined',
      'type Book { kind: Kind } enum Kind { NOVEL }',
      'undefined type name: Kind',
    ],
    [
      'a union | no Avro schema has this form',
      `${BOOK} type Film { title: String } type Item = Book | Film`,
      'unknown type',
    ],
    ['an enum entry that is a number, `1` | not allowed as a symbol', 'enum Volume { 1 }', 'invalid'],
    ['a field with a hyphen, `shelf-code` | not allowed as a name', 'type Copy { shelf-code: String }', 'invalid'],
  ] as const
).map(([quote, contract, error]) => ({ page: AVRO, quote, generations: ['default'], contract, error }));

/** What the compiler refuses of its own output. */
export const WIRESPEC_DEFECTS: readonly DocumentedDefect[] = (
  [
    [
      '`Number(null, 40.5)` | `Number expected, not: Comma`',
      'type Temperature = Number(_, 40.5)',
      'Number expected, not: Comma',
    ],
    [
      'an optional response body, `200 -> Book?` | `200 -> Book??` | the second `?` is refused',
      `${BOOK} endpoint Get GET /get -> { 200 -> Book? }`,
      'not: QuestionMark',
    ],
    [
      'an endpoint without a path, `endpoint Root GET -> …` | `GET / ->` | `LeftCurly expected, not: Arrow`',
      'endpoint Root GET -> { 200 -> String }',
      'LeftCurly expected, not: Arrow',
    ],
    ['a field `` `channel` `` or `` `type-code` ``', 'type Copy { `channel`: String }', 'WirespecIdentifier expected'],
    [
      'a field `` `channel` `` or `` `type-code` `` |',
      'type Copy { `type-code`: String }',
      'WirespecIdentifier expected',
    ],
    ['a field `` `2nd` `` or `` `_x` ``', 'type Copy { `2nd`: String }', 'WirespecIdentifier expected'],
    ['a field `` `2nd` `` or `` `_x` `` |', 'type Copy { `_x`: String }', 'WirespecIdentifier expected'],
    [
      'a path parameter `` {`Id`: String} `` or',
      'endpoint Get GET /get/{`Id`: String} -> { 200 -> String }',
      'WirespecIdentifier expected',
    ],
    [
      'or `` {`type`: String} `` | without backticks',
      'endpoint Get GET /get/{`type`: String} -> { 200 -> String }',
      'WirespecIdentifier expected',
    ],
  ] as const
).map(([quote, contract, error]) => ({ page: WIRESPEC, quote, generations: ['default'], contract, error }));

/** All of them. */
export const DOCUMENTED_DEFECTS: readonly DocumentedDefect[] = [
  ...JAVA_DEFECTS,
  ...KOTLIN_DEFECTS,
  ...SCALA_DEFECTS,
  ...TYPESCRIPT_DEFECTS,
  ...PYTHON_DEFECTS,
  ...RUST_DEFECTS,
  ...OPENAPI_DEFECTS,
  ...AVRO_DEFECTS,
  ...WIRESPEC_DEFECTS,
];
