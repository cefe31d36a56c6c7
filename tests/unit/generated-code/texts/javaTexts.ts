import type { DocumentedText } from '../DocumentedText';

const page = 'docs/emitters/java.md';
const TYPES = 'docs/language/types.md';
const VALIDATE = 'docs/intro/intro-validate.md';
const CHANNELS = 'docs/language/channels.md';
const TROUBLESHOOTING = 'docs/troubleshooting.md';

const BOTH = ['java', 'java:ir'] as const;
const NAMES =
  'type Copy { shelf-code: String, class: String, `2nd`: String } endpoint FindCopies GET /copies # { `X-Trace-Id`: String } -> { 200 -> String }';

/** What the page about Java says of code that `javac` accepts. */
export const JAVA_TEXTS: readonly DocumentedText[] = [
  {
    page: 'docs/emitters/emitters.md',
    quote: 'If two runs write it to different folders in the same package, the compiler reports duplicate classes.',
    alsoQuotedOn: {
      [TROUBLESHOOTING]: '`duplicate class: community.flock.wirespec.java.Wirespec` | shared code generated twice',
    },
    by: BOTH,
    contract: NAMES,
    shared: true,
    writes: { 'Wirespec.java': ['package community.flock.wirespec.java;', 'public interface Wirespec {'] },
  },
  {
    page,
    quote: 'compares bounds **exclusively** in the default generation',
    by: ['java'],
    contract: 'type Rating = Integer32(0, 6)',
    writes: { 'model/Rating.java': ['0 < value && value < 6'] },
  },
  {
    page,
    quote: 'in the default generation and inclusively with `--ir`',
    by: ['java:ir'],
    contract: 'type Rating = Integer32(0, 6)',
    writes: { 'model/Rating.java': ['0 <= value && value <= 6'] },
  },
  {
    page,
    quote: 'may match anywhere in the text (`find()`), so write `^` and `$`. Flags are dropped.',
    alsoQuotedOn: {
      [TYPES]: 'Without anchors, Java, TypeScript, Rust and Scala accept every text that contains a match',
      [VALIDATE]: 'Java and TypeScript search for a match anywhere in the text',
      'blog/2025-07-16-type-constraints.md': 'Java | searched in the value, flags dropped',
    },
    by: BOTH,
    contract: 'type ShelfCode = String(/[A-Z]-[0-9]/i)',
    writes: { 'model/ShelfCode.java': ['Pattern.compile("[A-Z]-[0-9]").matcher(value).find()'] },
  },
  {
    page,
    quote: 'the message is one `Book`, and its import is missing',
    alsoQuotedOn: {
      [CHANNELS]: 'for a list or dictionary the method takes a single element, and its import is missing',
    },
    by: ['java'],
    contract: 'type Book { title: String } channel BooksAdded -> Book[] channel BooksMoved -> {Book}',
    writes: {
      'channel/BooksAdded.java': ['void invoke(Book message)'],
      'channel/BooksMoved.java': ['void invoke(Book message)'],
    },
    omits: { 'channel/BooksAdded.java': ['library.model'], 'channel/BooksMoved.java': ['library.model'] },
  },
  {
    page,
    quote:
      'the file is written to the root of the output folder, although its package is still `community.flock.wirespec.java`',
    by: ['java:ir'],
    contract: NAMES,
    shared: true,
    writes: { 'Wirespec.java': ['package community.flock.wirespec.java;'] },
    lacks: ['community/flock/wirespec/java/Wirespec.java'],
  },
  {
    page,
    quote: 'Fields of bodies do not: the JSON contains `shelfCode` unless you configure',
    by: BOTH,
    contract: NAMES,
    writes: { 'model/Copy.java': ['String shelfCode'] },
    omits: { 'model/Copy.java': ['shelf-code'] },
  },
  {
    page,
    quote: 'With `--ir`, refined types implement the raw type `Wirespec.Refined`',
    by: ['java:ir'],
    contract: 'type Isbn = String',
    shared: true,
    writes: { 'model/Isbn.java': ['implements Wirespec.Refined {'], '/Wirespec.java': ['interface Refined<T>'] },
  },
  {
    page,
    quote: '| header `` `X-Trace-Id` `` | `XTraceId`; with `--ir` `xTraceId` |',
    by: ['java'],
    contract: NAMES,
    writes: { 'endpoint/FindCopies.java': ['String XTraceId', '"X-Trace-Id"'] },
  },
  {
    page,
    quote: '`XTraceId`; with `--ir` `xTraceId` |',
    by: ['java:ir'],
    contract: NAMES,
    writes: { 'endpoint/FindCopies.java': ['String xTraceId', '"X-Trace-Id"'] },
  },
];
