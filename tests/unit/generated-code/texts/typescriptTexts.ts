import type { DocumentedText } from '../DocumentedText';

const page = 'docs/emitters/typescript.md';
const TYPES = 'docs/language/types.md';
const CHANNELS = 'docs/language/channels.md';
const NPM = 'docs/plugins/npm.md';
const TROUBLESHOOTING = 'docs/troubleshooting.md';
const CONTRACT = 'docs/intro/intro-contract.md';

const BOTH = ['typescript', 'typescript:ir'] as const;
const GAPS = 'type Shelf { notes: String?[] }';
const NAMES =
  'type Copy { shelf-code: String, weight_grams: Integer32 } endpoint FindCopies GET /copies/{isbn: String} # { `X-Trace-Id`: String } -> { 200 -> String }';

/** What the page about TypeScript says of code that `tsc` accepts. */
export const TYPESCRIPT_TEXTS: readonly DocumentedText[] = [
  {
    page,
    quote: '`T?[]` | a value or a list of `undefined`',
    alsoQuotedOn: { [TYPES]: 'Without `--ir`, the TypeScript emitter writes `T?[]` as `T | undefined[]`' },
    by: ['typescript'],
    contract: GAPS,
    writes: { 'model/Shelf.ts': ['string | undefined[]'] },
  },
  {
    page,
    quote: 'which means something else; with `--ir` `(T \\| undefined)[]`',
    by: ['typescript:ir'],
    contract: GAPS,
    writes: { 'model/Shelf.ts': ['(string | undefined)[]'] },
  },
  {
    page,
    quote: '| channel | an empty file; with `--ir` an `interface` |',
    alsoQuotedOn: {
      [CHANNELS]: 'TypeScript | by default an empty file; with `--ir` an interface with `invoke(message)`',
    },
    by: ['typescript'],
    contract: 'type Book { title: String } channel BookAdded -> Book',
    writes: { 'channel/index.ts': ['BookAdded'] },
    omits: { 'channel/BookAdded.ts': ['export', 'Book {'] },
  },
  {
    page,
    quote: 'of a refined type compares bounds **exclusively** in the default generation',
    by: ['typescript'],
    contract: 'type Rating = Integer32(0, 6)',
    writes: { 'model/Rating.ts': ['0 < value && value < 6'] },
  },
  {
    page,
    quote: 'in the default generation and inclusively with `--ir`. Regular expressions keep their flags.',
    by: ['typescript:ir'],
    contract: 'type Rating = Integer32(0, 6) type ShelfCode = String(/[A-Z]-[0-9]/i)',
    writes: {
      'model/Rating.ts': ['0 <= value && value <= 6'],
      'model/ShelfCode.ts': ['/[A-Z]-[0-9]/i.test(value)'],
    },
  },
  {
    page,
    quote: 'They may match anywhere in the text, so write `^` and `$`.',
    alsoQuotedOn: { [TYPES]: 'Only the TypeScript emitter keeps them, so do not rely on `i`.' },
    by: ['typescript'],
    contract: 'type ShelfCode = String(/[A-Z]-[0-9]/i)',
    writes: { 'model/ShelfCode.ts': ['/[A-Z]-[0-9]/i.test(value)'] },
  },
  {
    page,
    quote: 'A refined type is only an alias: the type checker accepts any `string` as an `Isbn`.',
    by: BOTH,
    contract: 'type Isbn = String',
    writes: { 'model/Isbn.ts': ['export type Isbn = string;'] },
  },
  {
    page,
    quote: 'The index files do not export `validateX`.',
    by: BOTH,
    contract: 'type Isbn = String',
    writes: { 'model/index.ts': ["export {Isbn} from './Isbn'"] },
    omits: { 'model/index.ts': ['validate'] },
  },
  {
    page,
    quote: 'causes an error: `Cannot internalize response with status: 500`',
    alsoQuotedOn: {
      [NPM]: '`Cannot internalize response with status: 500` | `Cannot match response with status:` |',
      [TROUBLESHOOTING]: '`Cannot match response with status`, or `Cannot internalize response with status`',
      [CONTRACT]: '(TypeScript without `--ir`: `Cannot internalize response with status`)',
    },
    by: ['typescript'],
    contract: NAMES,
    writes: { 'endpoint/FindCopies.ts': ['throw new Error(`Cannot internalize response with status: ${it.status}`)'] },
  },
  {
    page,
    quote: 'and with `--ir` `Cannot match response with status:` without the number',
    by: ['typescript:ir'],
    contract: NAMES,
    writes: { 'endpoint/FindCopies.ts': ["throw new Error('Cannot match response with status:')"] },
  },
  {
    page,
    quote: '`books/:isbn` in the default generation',
    by: ['typescript'],
    contract: NAMES,
    writes: { 'endpoint/FindCopies.ts': ['path: "copies/:isbn"'] },
  },
  {
    page,
    quote: '`books/:isbn` in the default generation, `books/{isbn}` with `--ir`',
    by: ['typescript:ir'],
    contract: NAMES,
    writes: { 'endpoint/FindCopies.ts': ['path: "copies/{isbn}"'] },
  },
  {
    page,
    quote: 'With `--ir`, a renamed field is also sent under its new name',
    by: ['typescript:ir'],
    contract: NAMES,
    writes: { 'model/Copy.ts': ['"shelfCode": string', '"weight_grams": number'] },
    omits: { 'model/Copy.ts': ['shelf-code'] },
  },
  ...BOTH.map((target): DocumentedText => ({
    page: CONTRACT,
    quote: 'you can omit the optional parameters, as in `FindBooks.request({ … })`',
    by: [target],
    contract:
      'endpoint Find GET /find ? { title: String? } # { trace: String? } -> { 200 -> String # { next: String? } }',
    writes: {
      'endpoint/Find.ts': [
        'RequestParams = {"title"?: string, "trace"?: string}',
        'Response200Params = {"next"?: string, "body": string}',
      ],
    },
  })),
  {
    page,
    quote: 'The default generation does not rename fields.',
    by: ['typescript'],
    contract: NAMES,
    writes: { 'model/Copy.ts': ['"shelf-code": string'], 'endpoint/FindCopies.ts': ['"X-Trace-Id": string'] },
  },
];
