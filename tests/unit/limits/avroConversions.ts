import type { DocumentedConversion } from './DocumentedConversion';

const page = 'docs/converters/avro.md';
const TROUBLESHOOTING = 'docs/troubleshooting.md';

/** A record with one field. */
function describeField(type: unknown, more: Record<string, unknown> = {}): object {
  return { type: 'record', name: 'Loan', fields: [{ name: 'value', type, ...more }] };
}

const CASH = { type: 'record', name: 'Cash', fields: [{ name: 'coins', type: 'int' }] };
const CARD = { type: 'record', name: 'Card', fields: [{ name: 'number', type: 'string' }] };

const ROWS: readonly Omit<DocumentedConversion, 'page' | 'converter'>[] = [
  {
    quote: 'union of `null` and one type, in any order | that type with `?`',
    document: describeField(['string', 'null']),
    writes: ['value: String?'],
  },
  {
    quote: 'an enum; the first letter of each symbol becomes upper case',
    document: describeField({ type: 'enum', name: 'Kind', symbols: ['novel'] }),
    writes: ['enum Kind { Novel }'],
  },
  {
    quote: 'the underlying type; the logical meaning is lost',
    document: describeField({ type: 'long', logicalType: 'timestamp-millis' }),
    writes: ['value: Integer }'],
  },
  {
    quote: '| `namespace`, `doc`, `aliases`, `order` | dropped |',
    document: {
      ...describeField('string', { doc: 'lost', aliases: ['lost'], order: 'ignore' }),
      namespace: 'lost',
      doc: 'lost',
      aliases: ['lost'],
    },
    omits: ['lost', 'ignore'],
  },
  {
    quote: '| `default` with a simple value or `null` | dropped |',
    document: describeField('string', { default: 'lost' }),
    omits: ['lost'],
  },
  {
    quote: '| the root record | a type, and a channel of the same name |',
    document: describeField('string'),
    writes: ['type Loan { value: String }', 'channel Loan -> Loan'],
  },
  {
    quote: '| `map` | refused: `Unknown object type` |',
    alsoQuotedOn: { [TROUBLESHOOTING]: 'an Avro `map` or `fixed` fails' },
    document: describeField({ type: 'map', values: 'int' }),
    fails: 'Unknown object type',
  },
  {
    quote: '| `fixed` | refused: `Unknown object type` |',
    document: describeField({ type: 'fixed', name: 'Hash', size: 16 }),
    fails: 'Unknown object type',
  },
  {
    quote: 'union of several primitives | refused: `Cannot have multiple SimpleTypes in Union`',
    document: describeField(['string', 'int']),
    fails: 'Cannot have multiple SimpleTypes in Union',
  },
  {
    quote:
      'union with several records, or a primitive and a record | converted **without a message** to its first member',
    alsoQuotedOn: { [page]: 'A union of records loses every member except the first, and the result still compiles' },
    document: describeField([CASH, CARD]),
    writes: ['value: Cash'],
    omits: ['value: Card', ' | '],
  },
  {
    quote: '`default` that is an array or object | refused: `Expected JsonPrimitive`',
    document: describeField({ type: 'array', items: 'string' }, { default: [] }),
    fails: 'Expected JsonPrimitive',
  },
  {
    quote: '`null` as the only type | refused: `List is empty.`',
    document: describeField('null'),
    fails: 'List is empty.',
  },
  {
    quote: 'root that is an enum, array or map | refused: `An operation is not implemented.`',
    document: { type: 'enum', name: 'Kind', symbols: ['NOVEL'] },
    fails: 'An operation is not implemented',
  },
  {
    quote: 'root that is an enum, array or map | refused',
    document: { type: 'array', items: 'string' },
    fails: 'An operation is not implemented',
  },
  {
    quote: 'root that is a list of schemas | refused: `Type can never be an array`',
    document: [CASH, CARD],
    fails: 'Type can never be an array',
  },
  {
    quote:
      'primitive written as an object, `{"type": "string"}`, also with `avro.java.string` | refused: `Unknown object type`',
    document: describeField({ type: 'string' }),
    fails: 'Unknown object type',
  },
  {
    quote: 'for strings, and fail with the same message',
    document: describeField({ type: 'string', 'avro.java.string': 'String' }),
    fails: 'Unknown object type',
  },
  {
    quote: 'list whose elements may be `null` | refused: `Type can never be an array`',
    document: describeField({ type: 'array', items: ['null', 'string'] }),
    fails: 'Type can never be an array',
  },
  {
    quote: '| protocol (`.avpr`) | refused: `Unknown object type` |',
    document: { protocol: 'Library', types: [CASH] },
    fails: 'Unknown object type',
  },
  {
    quote: '| list of lists | `Integer32[][]`, which does not compile |',
    document: describeField({ type: 'array', items: { type: 'array', items: 'int' } }),
    writes: ['value: Integer32[][]'],
    refused: 'RightCurly expected',
  },
  {
    quote: '| record or enum with a name in lower case, `loan_event` | kept, which does not compile |',
    document: { ...CASH, name: 'loan_event' },
    writes: ['type loan_event {', 'channel loan_event -> loan_event'],
    refused: 'TypeIdentifier expected',
  },
  ...['channel', '_id'].map((name) => ({
    quote: '| field named `channel`, or with a leading `_` | written without backticks, which does not compile |',
    document: { type: 'record', name: 'Loan', fields: [{ name, type: 'int' }] },
    writes: [`{ ${name}: Integer32 }`],
    refused: 'WirespecIdentifier expected',
  })),
  {
    quote: 'record without fields | a type without fields, which does not compile',
    document: { type: 'record', name: 'Empty', fields: [] },
    writes: ['type Empty { }'],
    refused: 'WirespecIdentifier expected',
  },
  {
    quote: 'reference with a full name (`library.Room`) | kept with its dot, which does not compile',
    document: describeField('library.Room'),
    writes: ['value: library.Room'],
    refused: 'expected',
  },
  {
    quote: 'Wirespec has dictionaries, but the converter does not produce them.',
    document: describeField({ type: 'map', values: 'int' }),
    fails: 'Unknown object type',
  },
];

/** What the page says of converting Avro schemas. */
export const AVRO_CONVERSIONS: readonly DocumentedConversion[] = ROWS.map((row) => ({
  page,
  converter: 'avro',
  ...row,
}));
