import { SPLIT_NAME } from './languageWords';
import type { Target } from './types';

/** A defect of generated code that one definition shows. */
interface OutputDefect {
  /** Targets whose code does not compile. */
  targets: readonly Target[];
  /** A contract whose last definition shows the defect. */
  example: string;
  /** Matches such a definition, as `formatDefinition` in `findOutputDefects.ts` writes it. */
  pattern: RegExp;
  /** A remedy for readers, as one sentence. */
  advice: string;
  /** Whether the remedy is applied once for all definitions, so that only the first one needs a warning. */
  isSharedRemedy?: true;
}

const WRAP_RESPONSE = 'Wrap the body of the response in a type.';
const WRAP_ONE_RESPONSE = 'Wrap the body of one of the two responses in a type.';
const MOVE_QUESTION_MARK = 'Remove the "?" here, and write it where a field uses the type, as in "code: Code?".';
const AVOID_UNIONS = 'Avoid unions in contracts for this target.';
const RENAME_ENDPOINT = 'Rename the endpoint whose name is also the name of a type.';
const RENAME_DEFINITIONS =
  'Rename definitions whose names contain "_", or exactly two capitals before a small letter, as in "XRay".';
const ESCAPE_QUOTES = String.raw`Write \x22 for each quotation mark in the pattern.`;
const USE_QUERY_PARAMETER = 'Use a query parameter instead of this path parameter.';
const EXCLUDE_CHANNELS = 'Exclude the generated folder "channel" from compilation.';

/** Matches channels whose message has a type with another name than the channel. */
const CHANNEL_OF_TYPE = /^channel (\w+) -> (?:\{ )?(?!\1@)\w+@/;

/** Matches an endpoint up to the type of one of its path parameters. */
const PATH_PARAMETER = String.raw`^endpoint (?:(?! [?#] \{).)*?\{ \S+ : `;

/**
 * Defects from the pages of the emitters that one definition shows. The test compares them with claims. Most
 * collisions of names are not in this list.
 */
export const OUTPUT_DEFECTS: readonly OutputDefect[] = [
  {
    targets: ['java:ir'],
    example: 'type Book { a: String } channel Added -> Book',
    pattern: CHANNEL_OF_TYPE,
    advice: 'Generate the code without --ir.',
  },
  {
    targets: ['typescript:ir'],
    example: 'type Book { a: String } channel Added -> Book',
    pattern: CHANNEL_OF_TYPE,
    advice: EXCLUDE_CHANNELS,
    isSharedRemedy: true,
  },
  {
    targets: ['typescript'],
    example: 'channel Added -> String',
    pattern: /^channel /,
    advice: EXCLUDE_CHANNELS,
    isSharedRemedy: true,
  },
  {
    targets: ['java', 'kotlin', 'kotlin:ir'],
    example: 'type Book { a: String } channel Added -> Book[]',
    pattern: /^channel (\w+) -> (?!(?:\{ )?\1@)(?:\{ )?\w+@\S+ (?:\? )?[[}]/,
    advice: 'Wrap the list or dictionary in a type.',
  },
  {
    targets: ['java', 'java:ir'],
    example: 'enum Kind { A } type Item = Kind',
    pattern: /^type \S+ = .*\w@(?!record )/,
    advice: 'Use only members that are types with fields and are in the same file.',
  },
  {
    targets: ['python', 'rust'],
    example: 'type Isbn = String type Item = Isbn',
    pattern: /^type \S+ = \w+@/,
    advice: AVOID_UNIONS,
  },
  {
    targets: ['python:ir'],
    example: 'type Book { a: String } type Item = Book',
    pattern: /^type \S+ = .*@record /,
    advice: AVOID_UNIONS,
  },
  {
    targets: ['scala'],
    example: 'type Book { a: String } type Item = Book',
    pattern: /^type \S+ = .*@record /,
    advice: 'Remove "sealed" from the generated trait.',
  },
  {
    targets: ['kotlin:ir', 'rust'],
    example: 'type Code = Integer?',
    pattern: /^type \S+ = \w+ (?:\(.*\) )?\? /,
    advice: MOVE_QUESTION_MARK,
  },
  {
    targets: ['java:ir'],
    example: 'type Code = String?',
    pattern: /^type \S+ = (?:String \? |\w+ \(.*(?:\d|big).*\) \? )/,
    advice: MOVE_QUESTION_MARK,
  },
  {
    targets: ['java', 'kotlin', 'typescript', 'typescript:ir'],
    example: 'type Stars = Integer(1, 5)?',
    pattern: /^type \S+ = (?:String \? \(|\w+ \(.*(?:\d|big).*\) \? )/,
    advice: MOVE_QUESTION_MARK,
  },
  {
    targets: ['java:ir', 'kotlin:ir', 'typescript:ir', 'rust'],
    example: 'type Book { a: String } type Shelf { books: Book?[] }',
    pattern: /^type \S+ \{.* : \w+@(?:record|refined) \? \[\]/,
    advice: 'Remove the "?" before "[]".',
  },
  {
    targets: ['java', 'java:ir', 'rust'],
    example: 'type Quote = String(/"/)',
    pattern: /^type \S+ = String .*"/,
    advice: ESCAPE_QUOTES,
  },
  {
    targets: ['python', 'python:ir'],
    example: 'type Quote = String(/"/)',
    pattern: /^type \S+ = String .*(?<!\\)"/,
    advice: ESCAPE_QUOTES,
  },
  {
    targets: ['kotlin', 'kotlin:ir', 'scala'],
    example: 'type Quote = String(/"""/)',
    pattern: /^type \S+ = String .*"{3}/,
    advice: ESCAPE_QUOTES,
  },
  {
    targets: ['java', 'java:ir', 'scala'],
    example: 'type Copies = Integer(0, 3000000000)',
    pattern: /^type \S+ = Integer \(.*big/,
    advice: 'Remove the bounds, and check the value in your own code.',
  },
  {
    targets: ['java'],
    example: 'endpoint Find GET /find -> { 200 -> String?[] }',
    pattern: / \d{3} -> (?:\S+ \? \[\]|\S+ \[\] \?|\{ \S+ (?:\?|\[\]|\} \?) )/,
    advice: WRAP_RESPONSE,
  },
  {
    targets: ['kotlin'],
    example: 'endpoint Find GET /find -> { 200 -> String?[] }',
    pattern: / \d{3} -> (?:\S+ \? \[\]|\{ \S+ \? )/,
    advice: WRAP_RESPONSE,
  },
  {
    targets: ['java'],
    example: 'type Book { nothing: Unit }',
    pattern: /: Unit |^endpoint \S+ [A-Z]+ Unit |^channel \S+ -> Unit | \d{3} -> (?:\{ Unit |Unit \[)/,
    advice: 'Use "Unit" only as the body of a response.',
  },
  {
    targets: ['java'],
    example: 'endpoint Cover GET /cover -> { 200 -> Bytes }',
    pattern: / \d{3} -> (?:\{ )?Bytes /,
    advice: WRAP_RESPONSE,
  },
  {
    targets: ['java:ir', 'kotlin:ir', 'typescript:ir', 'rust'],
    example: 'endpoint Find GET /find -> { 200 -> {String} 201 -> {Integer} }',
    pattern: / \d{3} -> \{ ([^}]*)\} (?!\? )(?:.* )?\d{3} -> \{ (?!\1\})[^}]*\} (?!\? )/,
    advice: WRAP_ONE_RESPONSE,
  },
  {
    targets: ['java:ir', 'kotlin:ir', 'typescript:ir', 'rust'],
    example: 'endpoint Find GET /find -> { 200 -> Integer 201 -> Integer32 }',
    pattern: / \d{3} -> (Integer|Number)(32)? ((?:\[\] )?(?:\? )?)(?![?[])(?:.* )?\d{3} -> \1(?!\2 )(?:32)? \3(?![?[])/,
    advice: WRAP_ONE_RESPONSE,
  },
  {
    targets: ['typescript:ir'],
    example: 'type Loan_item { a: String }',
    pattern: new RegExp(String.raw`^\S+ \w*(?:${SPLIT_NAME.source})`),
    advice: RENAME_DEFINITIONS,
  },
  {
    targets: ['java:ir', 'kotlin:ir', 'python:ir', 'rust', 'scala'],
    example: 'type XRay { a: String } endpoint Find GET /find -> { 200 -> XRay }',
    pattern: new RegExp(String.raw`^endpoint (?:.* (?=\w+@))?\w*(?:${SPLIT_NAME.source})`),
    advice: RENAME_DEFINITIONS,
  },
  {
    targets: ['typescript'],
    example: 'type Book { a: String } endpoint Book GET /book -> { 200 -> Book }',
    pattern: /@endpoint/,
    advice: RENAME_ENDPOINT,
  },
  {
    targets: ['typescript:ir', 'kotlin:ir', 'rust', 'scala'],
    example: 'type Book { a: String } endpoint Book GET /book -> { 200 -> Book }',
    pattern: /^endpoint (\w+) .* \1@/,
    advice: RENAME_ENDPOINT,
  },
  {
    targets: ['kotlin', 'kotlin:ir', 'rust'],
    example: 'endpoint Find GET /find/{shelf: String?} -> { 200 -> String }',
    pattern: new RegExp(String.raw`${PATH_PARAMETER}[^{}]+ \? \}`),
    advice: USE_QUERY_PARAMETER,
  },
  {
    targets: ['rust'],
    example: 'endpoint Find GET /find/{shelves: String[]} -> { 200 -> String }',
    pattern: new RegExp(String.raw`${PATH_PARAMETER}(?:\{|Bytes |\S+ (?:\? )?\[|\w+@record )`),
    advice: USE_QUERY_PARAMETER,
  },
  {
    targets: ['typescript', 'typescript:ir'],
    example: 'endpoint Error GET /error -> { 200 -> String }',
    pattern: /^endpoint (?:Error |Object .* # )/,
    advice: 'Rename the endpoint, because its code uses the global JavaScript object of this name.',
  },
  {
    targets: ['java', 'java:ir', 'kotlin', 'typescript', 'python'],
    example: 'endpoint Ping GET /ping -> { }',
    pattern: /-> \{ \} $/,
    advice: 'List at least one response.',
  },
  {
    targets: ['python:ir'],
    example: 'enum Genre { NOVEL }',
    pattern: /^enum /,
    advice: 'In the generated wirespec.py, write "class Enum:" instead of "class Enum(ABC):".',
    isSharedRemedy: true,
  },
  {
    targets: ['scala'],
    example: 'enum Genre { NOVEL, HISTORY }',
    pattern: /^enum \S+ \{ \S+ ,/,
    advice: 'Remove the commas between the entries of the generated enum.',
  },
  {
    targets: ['rust'],
    example: 'enum Kind { NOVEL } endpoint Find GET /find -> { 200 -> Kind }',
    pattern: /(?:: | \d{3} -> |^endpoint \S+ [A-Z]+ )\w+@enum (?![?[])/,
    advice: 'Implement "Default" for the generated enum.',
  },
  {
    targets: ['rust'],
    example: 'type Node { parent: Node? }',
    pattern: /^type (\S+) \{.* : \1@\S+ (?:\? )?[,}]/,
    advice: 'Use a list, so that the type does not contain itself.',
  },
  {
    targets: ['kotlin:ir'],
    example: 'endpoint Swap GET /swap -> { 200 -> String? }',
    pattern: /(?:^endpoint \S+ [A-Z]+ (?!\/)| \d{3} -> )(?!Unit )(?:\{ [^}]*\} |\S+ (?:\? )?\[\] |\S+ )\? (?!\[)/,
    advice: 'Generate the code without --ir. Then the "?" is ignored.',
  },
];
