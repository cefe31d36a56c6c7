import type { DocumentedText } from '../DocumentedText';

const page = 'docs/emitters/kotlin.md';
const OVERVIEW = 'docs/emitters/emitters.md';
const TYPES = 'docs/language/types.md';
const VALIDATE = 'docs/intro/intro-validate.md';

const BOTH = ['kotlin', 'kotlin:ir'] as const;
const BOOK = 'type Book { title: String }';
const MIXED_UNION = `${BOOK} type Item = Book | Kind | Isbn | Novel enum Kind { NOVEL } type Isbn = String type Novel = Book`;
const OPTIONAL_BODIES = `${BOOK} endpoint Swap POST Book? /swap -> { 200 -> Book? }`;
const NAMES =
  'type Copy { shelf-code: String, weight_grams: Integer32, `ISBN`: String, class: String, `2nd`: String, note: String? } enum Volume { FIRST, 2 } endpoint FindCopies GET /copies ? { limit: Integer32 } # { `X-Trace-Id`: String } -> { 200 -> String }';

/** What the page about Kotlin says of code that `kotlinc` accepts. */
export const KOTLIN_TEXTS: readonly DocumentedText[] = [
  {
    page,
    quote: 'a union with an enum, a refined type or a union as member | that member does not implement the union',
    alsoQuotedOn: {
      [OVERVIEW]:
        'a union whose member is an enum, a refined type or a union | the generated member does not belong to',
      [TYPES]: 'Kotlin and Scala members are unrelated to the union',
    },
    by: BOTH,
    contract: MIXED_UNION,
    writes: { 'model/Item.kt': ['sealed interface Item'], 'model/Book.kt': ['Item'] },
    omits: { 'model/Kind.kt': ['Item'], 'model/Isbn.kt': ['Item'], 'model/Novel.kt': ['Item'] },
  },
  {
    page,
    quote:
      'one endpoint uses `Genre` and `Genre?` | it is imported twice; the Kotlin 2 compiler says `conflicting import` | use `--ir`',
    by: ['kotlin:ir'],
    contract: 'enum Genre { NOVEL } endpoint Find GET /find ? { main: Genre, other: Genre? } -> { 200 -> String }',
    omits: { 'endpoint/Find.kt': ['import library.model.Genre import library.model.Genre'] },
  },
  {
    page,
    quote: 'an optional response body, `200 -> Book?` | the `?` is dropped',
    by: ['kotlin'],
    contract: OPTIONAL_BODIES,
    writes: { 'endpoint/Swap.kt': ['class Response200(override val body: Book)'] },
  },
  {
    page,
    quote: '| `T?` | `T?`, without a default value |',
    by: BOTH,
    contract: NAMES,
    writes: { 'model/Copy.kt': ['val note: String?'] },
    omits: { 'model/Copy.kt': ['null'] },
  },
  {
    page,
    quote: 'compares bounds **exclusively** in the default generation',
    by: ['kotlin'],
    contract: 'type Rating = Integer32(0, 6)',
    writes: { 'model/Rating.kt': ['0 < value && value < 6'] },
  },
  {
    page,
    quote: 'in the default generation and inclusively with `--ir`',
    by: ['kotlin:ir'],
    contract: 'type Rating = Integer32(0, 6)',
    writes: { 'model/Rating.kt': ['0 <= value && value <= 6'] },
  },
  {
    page,
    quote: 'to match the whole text, even without `^` and `$`. Flags are dropped.',
    alsoQuotedOn: {
      [VALIDATE]: 'Kotlin requires the whole text to match',
      'blog/2025-07-16-type-constraints.md': 'Kotlin | compared with the whole value, flags dropped',
      [TYPES]: 'while Kotlin requires the whole text to match',
      [OVERVIEW]: 'matches anywhere in the text | has to match the whole text',
    },
    by: BOTH,
    contract: 'type ShelfCode = String(/[A-Z]-[0-9]/i)',
    writes: { 'model/ShelfCode.kt': ['Regex("""[A-Z]-[0-9]""").matches(value)'] },
  },
  {
    page,
    quote: 'throws an `IllegalArgumentException` with the message `limit is null`',
    by: ['kotlin'],
    contract: NAMES,
    writes: { 'endpoint/FindCopies.kt': ['throw IllegalArgumentException("limit is null")'] },
  },
  {
    page,
    quote: 'it is an `IllegalStateException` with the message `Param limit cannot be null`',
    by: ['kotlin:ir'],
    contract: NAMES,
    writes: { 'endpoint/FindCopies.kt': ['error("Param limit cannot be null")'] },
  },
  {
    page,
    quote:
      'With `--ir`, the file is written to the root of the output folder, although its package is still `community.flock.wirespec.kotlin`',
    by: ['kotlin:ir'],
    contract: NAMES,
    shared: true,
    writes: { 'Wirespec.kt': ['package community.flock.wirespec.kotlin'] },
    lacks: ['community/flock/wirespec/kotlin/Wirespec.kt'],
  },
  {
    page,
    quote: '| field `shelf-code` | `shelfcode`; with `--ir` `shelfCode` |',
    by: ['kotlin'],
    contract: NAMES,
    writes: { 'model/Copy.kt': ['val shelfcode: String'] },
  },
  {
    page,
    quote: 'Fields of bodies do not: the JSON contains the Kotlin name unless you configure',
    by: BOTH,
    contract: NAMES,
    omits: { 'model/Copy.kt': ['shelf-code'] },
  },
  {
    page,
    quote: '`XTraceId`; with `--ir` `xTraceId` |',
    by: ['kotlin'],
    contract: NAMES,
    writes: { 'endpoint/FindCopies.kt': ['val XTraceId: String', '"X-Trace-Id" to'] },
  },
  {
    page,
    quote: '| header `` `X-Trace-Id` `` | `XTraceId`; with `--ir` `xTraceId` |',
    by: ['kotlin:ir'],
    contract: NAMES,
    writes: { 'endpoint/FindCopies.kt': ['val xTraceId: String', '"X-Trace-Id" to'] },
  },
];
