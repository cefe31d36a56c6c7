import type { DocumentedText } from '../DocumentedText';

const page = 'docs/emitters/scala.md';

const by = ['scala'] as const;
const BOOK = 'type Book { title: String }';
const MIXED_UNION = `${BOOK} type Item = Book | Kind | Isbn | Novel enum Kind { NOVEL } type Isbn = String type Novel = Book`;
const NAMES =
  'type Copy { shelf-code: String, weight_grams: Integer32, class: String, `2nd`: String } enum Volume { FIRST, 2 } endpoint FindCopies GET /copies # { `X-Trace-Id`: String } -> { 200 -> Copy[] }';

/** What the page about Scala says of code that a parser accepts: no Scala compiler is asked, so types are read in the text. */
export const SCALA_TEXTS: readonly DocumentedText[] = [
  {
    page,
    quote: 'a union | the members are in other files than the sealed trait',
    by,
    contract: `${BOOK} type Item = Book`,
    writes: { 'model/Item.scala': ['sealed trait Item'], 'model/Book.scala': ['case class Book(', 'with Item'] },
    omits: { 'model/Item.scala': ['Book'] },
  },
  {
    page,
    quote: 'a union with an enum, a refined type or a union as member | that member does not extend the trait',
    by,
    contract: MIXED_UNION,
    omits: { 'model/Kind.scala': ['Item'], 'model/Isbn.scala': ['Item'], 'model/Novel.scala': ['Item'] },
  },
  {
    page,
    quote: '`` `Authorization` `` | the code calls it `authorization` in one place and `Authorization` in another',
    by,
    contract:
      'endpoint Find GET /find/{`Shelf`: String} ? { `Title`: String } # { `Authorization`: String } -> { 200 -> String }',
    writes: {
      'endpoint/Find.scala': [
        'def this(shelf: String, title: String, authorization: String)',
        'new Request( Shelf = ',
        ', Title = (',
        ', Authorization = (',
      ],
    },
  },
  {
    page,
    quote:
      'Bounds are inclusive. A regular expression may match anywhere in the text (`findFirstIn`), so write `^` and `$`. Flags are dropped.',
    by,
    contract: 'type Rating = Integer32(0, 6) type ShelfCode = String(/[A-Z]-[0-9]/i)',
    writes: {
      'model/Rating.scala': ['0 <= value && value <= 6'],
      'model/ShelfCode.scala': ['"""[A-Z]-[0-9]""".r.findFirstIn(value).isDefined'],
    },
  },
  {
    page,
    quote: 'The serialization receives a `ClassTag`. For `List[Book]` it contains only `List`, not `Book`.',
    by,
    contract: NAMES,
    writes: { 'endpoint/FindCopies.scala': ['scala.reflect.classTag[List[Copy]]'] },
  },
  {
    page,
    quote:
      'The generated `Client` uses the identity: `transport` takes a raw request and returns a raw response, without an effect type.',
    by,
    contract: NAMES,
    shared: true,
    writes: {
      'Client.scala': ['extends FindCopies.Call[[A] =>> A]'],
      'Wirespec.scala': ['def transport(request: RawRequest): RawResponse'],
    },
  },
  {
    page,
    quote: 'an enum with `1` and `-1` | both are called `_1` |',
    by,
    contract: 'enum Sign { 1, -1 }',
    writes: { 'model/Sign.scala': ['case _1 extends Sign("1"), case _1 extends Sign("-1")'] },
  },
  {
    page,
    quote: 'Fields of bodies do not: your serializer has to map one name to the other.',
    by,
    contract: NAMES,
    writes: { 'model/Copy.scala': ['shelfCode: String'] },
    omits: { 'model/Copy.scala': ['shelf-code'] },
  },
];
