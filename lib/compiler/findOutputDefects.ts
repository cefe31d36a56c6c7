import { EMITTER_PROPERTIES, labelEmitter } from './emitters';
import type { LiveRequests } from './liveRequests';
import type { ContractOutline } from './findDefinitions';
import { tokenizeDefinitions, type NestedToken, type TokenizedDefinition, type Warning } from './findWarnings';

export type OutputOptions = Pick<LiveRequests['compile'], 'target' | 'generation'>;

/** Targets whose code does not compile, a pattern of the definition as `formatDefinition` writes it, and advice. */
type Defect = readonly [targets: string, pattern: RegExp, advice: string];

const IR = 'java:ir kotlin:ir typescript:ir rust';
const WRAP_BODY = 'Wrap one of the bodies in a type.';
const MOVE_MARK = 'Put the "?" in the fields that use it.';
const REFERRED = 'java:ir kotlin:ir python:ir rust scala';
const RENAME = 'Use no names with "_" or with two capitals before a small letter.';
const NAME_ENDPOINT = 'Give the endpoint another name.';

/** Defects that one definition shows, from the pages of the emitters. Most collisions of names are not in this list. */
const DEFECTS: readonly Defect[] = [
  ['java:ir typescript:ir', /^channel (\w+) -> (?:\{ )?(?!\1@)\w+@/, 'Add the missing import of its message.'],
  ['typescript', /^channel /, 'Exclude the folder "channel" from compilation.'],
  ['java kotlin kotlin:ir', /^channel (\w+) -> (?!(?:\{ )?\1@)(?:\{ )?\w+@\S+ (?:\? )?[[}]/, 'Wrap it in a type.'],
  ['java java:ir', /^type \S+ = .*@(?!record )/, 'Only types of the same file can be members: wrap others in a type.'],
  ['python rust', /^type \S+ = \w+@/, 'Avoid unions.'],
  ['python:ir', /^type \S+ = .*@record /, 'Avoid unions.'],
  ['scala', /^type \S+ = .*@record /, 'Remove "sealed" from the generated trait.'],
  ['java:ir kotlin:ir rust', /^type \S+ = (?:String \? |\w+ \(.*\d.*\) \? )/, MOVE_MARK],
  ['java kotlin typescript typescript:ir', /^type \S+ = (?:String \? \(|\w+ \(.*\d.*\) \? )/, MOVE_MARK],
  [IR, /^type \S+ \{.* : \w+@(?:record|refined) \? \[\]/, 'Remove the "?" of the elements.'],
  ['java java:ir python python:ir rust', /^type \S+ = String .*"/, String.raw`Write \x22 instead of a quotation mark.`],
  ['java java:ir scala', /^type \S+ = Integer \(.*big/, 'Omit the bounds and check the value yourself.'],
  ['java', /\d -> (?:\S+ \? \[\]|\S+ \[\] \?|\{ \S+ (?:\?|\[\]|\} \?) )/, 'Wrap the body in a type.'],
  ['kotlin', /\d -> (?:\S+ \? \[\]|\{ \S+ \? )/, 'Wrap the body in a type.'],
  ['java', /: Unit |^endpoint \S+ [A-Z]+ Unit |^channel \S+ -> Unit /, 'Leave out "Unit".'],
  ['java', /\d -> (?:\{ )?Bytes /, 'Use a type with a "Bytes" field.'],
  [IR, /\d -> \{ (\S+) .*\d -> \{ (?!\1 )/, WRAP_BODY],
  [IR, /\d -> (Integer|Number)(32 | )(\[\] |)(?![?[]).*\d -> \1(?!\2)(?:32 | )\3(?![?[])/, WRAP_BODY],
  ['typescript:ir', /^\S+ (?:\w*_|(?:\w*[^A-Z\W])?[A-Z]{2}[a-z])/, RENAME],
  [REFERRED, /^endpoint (?:.* (?=\w+@))?(?:\w*_|(?:\w*[^A-Z\W])?[A-Z]{2}[a-z])/, RENAME],
  ['typescript', /@endpoint/, NAME_ENDPOINT],
  ['typescript:ir kotlin:ir rust scala', /^endpoint (\w+) .* \1@/, NAME_ENDPOINT],
  ['java java:ir kotlin typescript python', /-> \{ \} $/, 'List a response.'],
  ['python:ir', /^enum /, 'Make the first base class of the enum a plain class.'],
  ['scala', /^enum \S+ \{ \S+ ,/, 'Remove the commas between the entries.'],
  ['rust', /(?:: |\d -> |^endpoint \S+ [A-Z]+ )\w+@enum (?![?[])/, 'Implement "Default" for the enum.'],
  ['rust', /^type (\S+) \{.* : \1@\S+ (?:\? )?[,}]/, 'Use a list of the type.'],
  [
    'kotlin:ir',
    /(?:^endpoint \S+ [A-Z]+ \w\S*|\d -> \S+) \? (?!\[)/,
    'Use the default generation, which drops the "?".',
  ],
];

/**
 * Finds definitions whose code for a target is known not to compile.
 *
 * @param outlines - outlines of the contracts in one compilation, all of which the compiler accepts
 */
export function findOutputDefects(
  outlines: readonly ContractOutline[],
  { target, generation }: OutputOptions,
): Warning[] {
  const name = EMITTER_PROPERTIES[target].hasGenerations && generation === 'ir' ? `${target}:ir` : target;
  const defects = DEFECTS.filter(([targets]) => targets.split(' ').includes(name));
  const definitions = tokenizeDefinitions(outlines);
  const known = new Map(definitions.map((definition) => [definition.name, definition]));
  return definitions.flatMap((definition) => {
    const { contract, nameStart, tokens } = definition;
    const text = formatDefinition(definition, known);
    return defects.flatMap(([, pattern, advice]) => {
      const token = pattern.test(text) ? tokens.find(({ start }) => start === nameStart) : undefined;
      const message = `The ${labelEmitter(target, generation)} code of this definition does not compile. ${advice}`;
      return token === undefined ? [] : [{ contract, token, message }];
    });
  });
}

/**
 * Formats a definition with a space after each token. Adds the kinds of other definitions to their names, such as
 * `Genre@enum`, with a `+` for definitions in other files. Keeps only quotation marks of patterns, and writes `big` for
 * numbers of more than 32 bits.
 */
function formatDefinition(
  { contract, nameStart, tokens }: TokenizedDefinition,
  known: ReadonlyMap<string, TokenizedDefinition>,
): string {
  const formatToken = ({ type, value, start }: NestedToken): string => {
    if (type === 'Comment') return '';
    if (type === 'RegExp') return value.replaceAll(/[^"]/g, '');
    if (type === 'Integer' && Math.abs(Number(value) + 0.5) > 2 ** 31) return 'big';
    const other = start === nameStart ? undefined : known.get(value);
    if (type !== 'WirespecType' || other === undefined) return value.replaceAll('`', '');
    return `${value}@${readKind(other)}${other.contract === contract ? '' : '+'}`;
  };
  const words = tokens.map((token) => `${formatToken(token)} `);
  return words.join('').trimStart();
}

/** Returns `record`, `union` or `refined` for a type, and the keyword of other definitions. */
function readKind({ kind, tokens, nameStart }: TokenizedDefinition): string {
  const [equals, member] = tokens.slice(tokens.findIndex(({ start }) => start === nameStart) + 1);
  if (kind !== 'type') return kind;
  if (equals?.type !== 'Equals') return 'record';
  return member?.type === 'WirespecType' ? 'union' : 'refined';
}
