import type { DocumentedText } from '../DocumentedText';

const page = 'docs/emitters/avro.md';
const TYPES = 'docs/language/types.md';
const CLI = 'docs/plugins/cli.md';

const by = ['avro'] as const;

/** What the page about Avro says of schemas that Avro's tools accept, or do not get to see. */
export const AVRO_TEXTS: readonly DocumentedText[] = [
  {
    page,
    quote: 'a refined type | `string`, also for numbers',
    by,
    contract: 'type Rating = Integer32(0, 6) type Review { stars: Rating }',
    writes: { 'schema.avsc': ['{"name":"stars","type":"string"}'] },
    omits: { 'schema.avsc': ['Rating'] },
  },
  {
    page,
    quote: '| `T?` | `["null", T]`, without a default |',
    by,
    contract: 'type Book { note: String? }',
    writes: { 'schema.avsc': ['{"name":"note","type":["null","string"]}'] },
  },
  {
    page,
    quote: '| `T?[]`, `{T?}` | the `?` is lost |',
    alsoQuotedOn: { [TYPES]: 'OpenAPI and Avro lose the `?` of an element' },
    by,
    contract: 'type Book { gaps: String?[], holes: {String?} }',
    writes: {
      'schema.avsc': [
        '{"name":"gaps","type":{"type":"array","items":"string"}}',
        '{"name":"holes","type":{"type":"map","values":"string"}}',
      ],
    },
  },
  {
    page,
    quote: '| type | `record`, without namespace, documentation and defaults |',
    by,
    contract: '// Said in vain\ntype Book { title: String }',
    writes: { 'schema.avsc': ['[{"type":"record","name":"Book","fields":[{"name":"title","type":"string"}]}]'] },
  },
  {
    page,
    quote: '| union | `{"name": …, "type": […]}`, which is not valid Avro |',
    by,
    contract: 'type Book { title: String } type Film { title: String } type Item = Book | Film',
    writes: { 'schema.avsc': ['{"name":"Item","type":["Book","Film"]}'] },
  },
  {
    page,
    quote: 'It ignores endpoints and channels.',
    by,
    contract: 'type Book { title: String } endpoint Ping GET /ping -> { 200 -> Book } channel BookAdded -> Book',
    omits: { 'schema.avsc': ['Ping', 'BookAdded'] },
  },
  {
    page,
    quote: 'a field of type `Unit` | the compiler stops with `An operation is not implemented.`',
    by,
    contract: 'type Book { nothing: Unit }',
    fails: 'An operation is not implemented.',
  },
  {
    page,
    quote: 'types in two files | only the schema of the last file is left',
    alsoQuotedOn: {
      [CLI]: 'With `-l Avro`, for example, every file writes the same `schema.avsc`, so only the last one remains',
    },
    by,
    contract: { 'a.ws': 'type Book { title: String }', 'b.ws': 'type Film { title: String }' },
    writes: { 'schema.avsc': ['[{"type":"record","name":"Film"'] },
    omits: { 'schema.avsc': ['Book'] },
  },
];
