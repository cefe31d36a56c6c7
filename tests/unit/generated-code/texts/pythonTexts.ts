import type { DocumentedText } from '../DocumentedText';

const page = 'docs/emitters/python.md';
const OVERVIEW = 'docs/emitters/emitters.md';
const TYPES = 'docs/language/types.md';
const VALIDATE = 'docs/intro/intro-validate.md';
const CHANNELS = 'docs/language/channels.md';

const BOTH = ['python', 'python:ir'] as const;
const NAMES =
  'type Copy { shelf-code: String, weight_grams: Integer32, class: String, `2nd`: String, note: String? } enum Volume { 2, None, True } endpoint FindCopies GET /copies ? { title: String? } # { `X-Trace-Id`: String } -> { 200 -> String }';

/** What the page about Python says of code that Python accepts. */
export const PYTHON_TEXTS: readonly DocumentedText[] = [
  {
    page,
    quote: 'a regular expression | never matches',
    alsoQuotedOn: {
      [OVERVIEW]: 'almost never matches',
      [TYPES]: 'Generated Python treats the slashes and flags as part of the pattern',
      [VALIDATE]: 'In Python the pattern keeps its slashes and so never matches',
      'blog/2025-07-16-type-constraints.md':
        'slashes and flags count as part of the pattern, so a correct value is refused',
    },
    by: BOTH,
    contract: 'type Isbn = String(/^97[89][0-9]{10}$/g)',
    writes: { 'model/Isbn.py': ['re.match(r"/^97[89][0-9]{10}$/g", self.value)'] },
  },
  {
    page,
    quote: 'default | a channel | an empty file',
    alsoQuotedOn: {
      [CHANNELS]: 'Python | by default an empty file; with `--ir` an abstract class with `invoke(message)`',
    },
    by: ['python'],
    contract: 'type Book { title: String } channel BookAdded -> Book',
    omits: { 'channel/BookAdded.py': ['BookAdded', 'Book', 'def '] },
  },
  {
    page,
    quote: '| bounds | exclusive | inclusive |',
    by: ['python'],
    contract: 'type Rating = Integer32(0, 6)',
    writes: { 'model/Rating.py': ['0 < self.value and self.value < 6'] },
  },
  {
    page,
    quote: 'bounds | exclusive | inclusive |',
    by: ['python:ir'],
    contract: 'type Rating = Integer32(0, 6)',
    writes: { 'model/Rating.py': ['0 <= self.value and self.value <= 6'] },
  },
  {
    page,
    quote: '| `T?` | `Optional[T]`, without a default value |',
    by: BOTH,
    contract: NAMES,
    omits: { 'model/Copy.py': ['Optional[str]] =', "Optional[str]' =", 'None'] },
  },
  {
    page,
    quote: '| client | none | asynchronous |',
    by: ['python'],
    contract: NAMES,
    lacks: ['Client.py', 'FindCopiesClient.py'],
  },
  {
    page,
    quote: "`fromRawRequest` reads every optional query with `request.queries['title']`",
    by: ['python:ir'],
    contract: NAMES,
    writes: { 'endpoint/FindCopies.py': ["if request.queries['title'] is not None else None"] },
  },
  {
    page,
    quote: '| enum entries `2`, `None`, `True` | `_2`, `_None`, `_True` |',
    by: BOTH,
    contract: NAMES,
    writes: { 'model/Volume.py': ['_2 = "2"', '_None = "None"', '_True = "True"'] },
  },
  {
    page,
    quote: '| field `shelf-code` | `shelfcode`; with `--ir` `shelfCode` |',
    by: ['python'],
    contract: NAMES,
    writes: { 'model/Copy.py': ["shelfcode: 'str'"] },
  },
  {
    page,
    quote: 'Fields of bodies do not: your serializer has to map one name to the other.',
    by: BOTH,
    contract: NAMES,
    omits: { 'model/Copy.py': ['shelf-code'] },
  },
];
