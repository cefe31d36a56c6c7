import type { DocumentedText } from '../DocumentedText';

const page = 'docs/emitters/rust.md';
const CHANNELS = 'docs/language/channels.md';
const OVERVIEW = 'docs/emitters/emitters.md';
const CLI = 'docs/plugins/cli.md';
const TROUBLESHOOTING = 'docs/troubleshooting.md';

const by = ['rust'] as const;
const NAMES =
  'type Copy { dueInDays: Integer, shelf-code: String, `ISBN`: String, `type`: String } enum Volume { FIRST_ONE, 2 } endpoint FindCopies GET /copies ? { limit: Integer32 } # { `X-Trace-Id`: String } -> { 200 -> String }';

/** What the page about Rust says of code that `rustc` accepts, or does not look at. */
export const RUST_TEXTS: readonly DocumentedText[] = [
  {
    page,
    quote: 'You need the crate `regex`',
    alsoQuotedOn: {
      [TROUBLESHOOTING]: [
        'unresolved `regex` | every generated file imports the crate `regex`',
        'The exception is Rust, whose generated code imports the crate `regex`.',
      ],
    },
    by,
    contract: 'type Book { title: String } endpoint Get GET /get -> { 200 -> Book }',
    writes: { 'model/book.rs': ['use regex;'], 'endpoint/get.rs': ['use regex;'] },
  },
  {
    page,
    quote: 'a channel | writes a file that no module declares, and that would not compile',
    alsoQuotedOn: { [CHANNELS]: 'Rust | a trait that does not compile' },
    by,
    contract: 'type Book { title: String } channel BookAdded -> Book',
    shared: true,
    writes: { 'channel/book_added.rs': ['pub trait BookAdded: Wirespec.Channel'] },
    omits: { 'library/mod.rs': ['channel'], 'channel/book_added.rs': ['book::Book'] },
    lacks: ['channel/mod.rs'],
  },
  {
    page,
    quote:
      'Bounds are inclusive. A regular expression may match anywhere in the text, so write `^` and `$`. Flags are dropped.',
    by,
    contract: 'type Rating = Integer32(0, 6) type ShelfCode = String(/[A-Z]-[0-9]/i)',
    writes: {
      'model/rating.rs': ['0 <= self.value && self.value <= 6'],
      'model/shelf_code.rs': ['regex::Regex::new(r"[A-Z]-[0-9]").unwrap().is_match(&self.value)'],
    },
  },
  {
    page,
    quote: 'The code has no `serde` attributes.',
    by,
    contract: NAMES,
    omits: { 'model/copy.rs': ['serde'], 'model/volume.rs': ['serde'], 'endpoint/find_copies.rs': ['serde'] },
  },
  {
    page,
    quote: 'A missing parameter or an unknown status causes a panic instead of an error: `Param limit cannot be null`',
    by,
    contract: NAMES,
    writes: {
      'endpoint/find_copies.rs': [
        '.expect("Param limit cannot be null")',
        'panic!("Cannot match response with status: {}", response.status_code)',
      ],
    },
  },
  {
    page,
    quote: 'Without it `wirespec.rs` and two `mod.rs` files are missing',
    alsoQuotedOn: {
      [TROUBLESHOOTING]: '`file not found for module` | `--shared` is missing',
      [OVERVIEW]: '| Rust | `wirespec.rs` and two `mod.rs`, in the package | the crate does not compile |',
      [CLI]: 'For Python and Rust, always pass `--shared`',
    },
    by,
    contract: NAMES,
    writes: { 'library/mod.rs': ['pub mod model; pub mod endpoint;', 'pub mod wirespec;'] },
    lacks: ['wirespec.rs', 'model/mod.rs', 'endpoint/mod.rs'],
  },
  {
    page,
    quote: 'The generated `mod.rs` turns warnings off.',
    by,
    contract: NAMES,
    writes: { 'library/mod.rs': ['#![allow(warnings)]'] },
  },
  {
    page,
    quote: '| enum entry `FIRST_ONE`, `2` | `FIRSTONE`, `_2`; the label is unchanged |',
    by,
    contract: NAMES,
    writes: { 'model/volume.rs': ['Volume::FIRSTONE => "FIRST_ONE"', 'Volume::_2 => "2"'] },
  },
  {
    page,
    quote: 'Fields of bodies do not: your serializer has to map `due_in_days` to `dueInDays`',
    by,
    contract: NAMES,
    writes: { 'model/copy.rs': ['pub due_in_days: i64', 'pub shelf_code: String', 'pub isbn: String', 'pub r#type'] },
    omits: { 'model/copy.rs': ['dueInDays', 'shelf-code'] },
  },
];
