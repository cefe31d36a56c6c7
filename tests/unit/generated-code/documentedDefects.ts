import type { Generation } from '../../../lib/compiler';

/** A defect that a page tells its readers about, with the smallest contract that shows it. */
export interface DocumentedDefect {
  /** The page that names the defect. */
  page: string;
  /** Words of the page about it, verbatim: a defect that leaves the page leaves this list, too. */
  words: string;
  generations: readonly Generation[];
  contract: string;
  /** Part of an error that another tool reports for the generated code. */
  error: string;
}

const BOOK = 'type Book { title: String }';
const PING = 'endpoint Ping GET /ping -> { 200 -> String }';
const BOTH = ['default', 'ir'] as const;
const JAVA = 'docs/emitters/java.md';
const TYPESCRIPT = 'docs/emitters/typescript.md';
const PYTHON = 'docs/emitters/python.md';
const EVERY_LANGUAGE = 'docs/emitters/emitters.md';
const SILENT = 'docs/language/errors.md';

/** What `javac` refuses. */
export const JAVA_DEFECTS: readonly DocumentedDefect[] = [
  {
    page: JAVA,
    words: 'bounds beyond 32 bits, `Integer(0, 3000000000)`',
    generations: BOTH,
    contract: 'type Copies = Integer(0, 3000000000)',
    error: 'integer number too large',
  },
  {
    page: JAVA,
    words: '`"` in a regular expression',
    generations: BOTH,
    contract: 'type Quote = String(/^"$/)',
    error: 'unclosed string literal',
  },
  {
    page: JAVA,
    words: 'a union with an enum, a refined type or a union as member',
    generations: BOTH,
    contract: `${BOOK} type Item = Book | Kind enum Kind { NOVEL }`,
    error: 'invalid permits clause',
  },
  {
    page: JAVA,
    words: '`Bytes` as a response',
    generations: ['default'],
    contract: 'endpoint Cover GET /cover -> { 200 -> Bytes }',
    error: "'{' expected",
  },
  {
    page: JAVA,
    words: 'a path parameter that starts with a capital',
    generations: ['default'],
    contract: 'endpoint GetBook GET /books/{`Id`: String} -> { 200 -> String }',
    error: 'cannot find symbol',
  },
  {
    page: JAVA,
    words: 'a field of type `Unit`',
    generations: ['default'],
    contract: 'type Book { nothing: Unit }',
    error: "'void' type not allowed here",
  },
  {
    page: JAVA,
    words: '`channel X -> Book[]` or `{Book}`',
    generations: ['default'],
    contract: `${BOOK} channel BooksAdded -> Book[]`,
    error: 'cannot find symbol',
  },
  {
    page: JAVA,
    words: 'any channel of a type',
    generations: ['ir'],
    contract: `${BOOK} channel BookAdded -> Book`,
    error: 'cannot find symbol',
  },
  {
    page: JAVA,
    words: 'a query or header that starts with a digit',
    generations: ['ir'],
    contract: 'endpoint Find GET /books ? { `2nd`: String } -> { 200 -> String }',
    error: 'expected',
  },
  {
    page: JAVA,
    words: 'a type named `Request`',
    generations: ['ir'],
    contract: 'type Request { text: String } endpoint Send POST Request /send -> { 200 -> String }',
    error: 'incompatible types',
  },
  {
    page: JAVA,
    words: 'an endpoint with a name of one letter',
    generations: ['ir'],
    contract: 'endpoint E GET /e -> { 200 -> String }',
    error: 'cannot find symbol',
  },
  {
    page: EVERY_LANGUAGE,
    words: '`_` in the name of a definition',
    generations: ['ir'],
    contract: 'type Loan_item { title: String } endpoint Find GET /items -> { 200 -> Loan_item }',
    error: 'cannot find symbol',
  },
  {
    page: EVERY_LANGUAGE,
    words: 'fields `shelf-code` and `shelfCode` in one type',
    generations: BOTH,
    contract: 'type Copy { shelf-code: String, shelfCode: String }',
    error: 'record component shelfCode is already defined',
  },
  {
    page: SILENT,
    words: 'no response in the braces',
    generations: ['default'],
    contract: 'endpoint Ping GET /ping -> { }',
    error: "'else' without 'if'",
  },
  {
    page: SILENT,
    words: 'no response in the braces',
    generations: ['ir'],
    contract: 'endpoint Ping GET /ping -> { }',
    error: 'sealed class must have subclasses',
  },
  {
    page: SILENT,
    words: 'two path parameters of one name',
    generations: BOTH,
    contract: 'endpoint Ping GET /{a: String}/{a: String} -> { 200 -> String }',
    error: 'record component a is already defined',
  },
  {
    page: SILENT,
    words: 'a union of itself',
    generations: BOTH,
    contract: 'type Item = Item',
    error: 'invalid permits clause',
  },
];

/** What `tsc --strict` refuses. */
export const TYPESCRIPT_DEFECTS: readonly DocumentedDefect[] = [
  {
    page: TYPESCRIPT,
    words: 'the index of the default generation exports a name that does not exist (TS2305)',
    generations: ['default'],
    contract: `${BOOK} channel BookAdded -> Book`,
    error: 'channel/index.ts: TS2305',
  },
  {
    page: TYPESCRIPT,
    words: 'the import of\nthe message is missing (TS2304)',
    generations: ['ir'],
    contract: `${BOOK} channel BookAdded -> Book`,
    error: 'channel/BookAdded.ts: TS2304',
  },
  {
    page: TYPESCRIPT,
    words: 'a type named `Request`',
    generations: ['default'],
    contract: 'type Request { text: String } endpoint Send POST Request /send -> { 200 -> String }',
    error: 'client.ts: TS',
  },
  {
    page: TYPESCRIPT,
    words: 'a query or header that starts with a digit',
    generations: ['ir'],
    contract: 'endpoint Find GET /books ? { `2nd`: String } -> { 200 -> String }',
    error: 'endpoint/Find.ts: TS1',
  },
  {
    page: TYPESCRIPT,
    words: '`_` in the name of a definition',
    generations: ['ir'],
    contract: 'type Loan_item { title: String } type Loan { item: Loan_item }',
    error: 'TS',
  },
  {
    page: 'docs/language/endpoints.md',
    words: 'Do not give an endpoint the name of a type',
    generations: BOTH,
    contract: 'type Book { title: String } endpoint Book GET /book -> { 200 -> Book }',
    error: 'TS',
  },
  {
    page: SILENT,
    words: 'no response in the braces',
    generations: ['default'],
    contract: 'endpoint Ping GET /ping -> { }',
    error: 'TS',
  },
];

/** What Python refuses when it imports the package and runs `program`. */
export const PYTHON_DEFECTS: readonly (DocumentedDefect & { program?: string })[] = [
  {
    page: PYTHON,
    words: "`NameError: name 'ABC' is not defined` in the default generation",
    generations: ['default'],
    contract: `${BOOK} type Item = Book ${PING}`,
    error: "NameError: name 'ABC' is not defined",
  },
  {
    page: PYTHON,
    words: "`NameError: name 'Item' is not defined` with `--ir`",
    generations: ['ir'],
    contract: `${BOOK} type Item = Book ${PING}`,
    error: "NameError: name 'Item' is not defined",
  },
  {
    page: PYTHON,
    words: "`TypeError: Can't instantiate abstract class Isbn with abstract method",
    generations: ['default'],
    contract: `type Isbn = String(/^97/) ${PING}`,
    program: 'from library.model import Isbn; Isbn("97")',
    error: "TypeError: Can't instantiate abstract class Isbn",
  },
  {
    page: PYTHON,
    words: '`TypeError: metaclass conflict`',
    generations: ['ir'],
    contract: `enum Genre { NOVEL } ${PING}`,
    error: 'TypeError: metaclass conflict',
  },
  {
    page: PYTHON,
    words: "`NameError: name 'Dict' is not defined`",
    generations: ['default'],
    contract: `${BOOK} endpoint Find GET /books -> { 200 -> {Book} }`,
    error: "NameError: name 'Dict' is not defined",
  },
  {
    page: PYTHON,
    words: '`SyntaxError: invalid syntax`',
    generations: ['ir'],
    contract: 'endpoint Find GET /books ? { `in`: String } -> { 200 -> String }',
    error: 'SyntaxError: invalid syntax',
  },
  {
    page: PYTHON,
    words: '`Client.py` imports a file that does not exist',
    generations: ['ir'],
    contract: 'endpoint E GET /e -> { 200 -> String }',
    program: 'import library.Client',
    error: "ModuleNotFoundError: No module named 'library.client.EClient'",
  },
  {
    page: PYTHON,
    words: 'matches\nnothing, so `validate()` of such a type is always false',
    generations: ['ir'],
    contract: `type Isbn = String(/^97/g) ${PING}`,
    program: 'from library.model import Isbn; assert Isbn("97").validate(), "refused"',
    error: 'AssertionError: refused',
  },
];
