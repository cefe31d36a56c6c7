import { compilerPackage } from '#compiler-host';
import type { ContractOutline } from '../findDefinitions';
import type { Fix } from '../types';
import { type Edit, findEnd, type FixPlace, type Proposal } from './FixPlace';
import { DEFINITION_KEYWORD, FIX_RULES, REFERENCE } from './rules';

/** A message about a contract, with its offset. */
interface Message {
  message: string;
  start: number;
}

/** A contract as its check has read it. */
export interface ReadContract {
  text: string;
  outline: ContractOutline;
  /** Names that the other files of the compilation define. */
  namesElsewhere: readonly string[];
}

/** A kind of message in `FIX_RULES`, and the token to correct. */
interface Suspect {
  kind: string;
  index: number;
}

const DEFINITION = /Definition$/;

/** Messages about the form of a contract. Others are about names. */
const SYNTAX_ERROR = / expected|^Next Token cannot be null/;

/**
 * Finds a correction for a message about a contract. The compiler tries each proposal, so that only those are offered that lead past the message.
 *
 * @returns nothing if no rule leads past the message
 */
export function findFix(message: Message, { text, outline, namesElsewhere }: ReadContract): Fix | undefined {
  const names = [...namesElsewhere, ...outline.definitions.map(({ name }) => name)];
  for (const { kind, index } of listSuspects(message, outline)) {
    const place = { text, tokens: outline.tokens, index, names };
    for (const rule of FIX_RULES[kind] ?? []) {
      const proposal = rule(place);
      if (proposal && leadsPast(proposal, place, kind)) return writeFix(text, proposal);
    }
  }
  return undefined;
}

function listSuspects({ message, start }: Message, { tokens, strayTokens }: ContractOutline): Suspect[] {
  const index = tokens.findIndex((token) => findEnd(token) > start);
  const [, name] = /^Cannot find reference: (\w+)$/.exec(message) ?? [];
  if (name !== undefined) {
    const stray = tokens.findIndex((token, at) => strayTokens.includes(token) && tokens[at + 1]?.value === name);
    return [
      { kind: REFERENCE, index },
      { kind: DEFINITION_KEYWORD, index: stray },
    ];
  }
  if (message === 'AST should not be empty') return [{ kind: DEFINITION_KEYWORD, index: 0 }];
  if (strayTokens.some((token) => token.start === start)) return [{ kind: DEFINITION_KEYWORD, index }];
  const [, expected = 'end'] = /^(\w+) expected/.exec(message) ?? [];
  return [{ kind: expected, index: index < 0 ? tokens.length : index }];
}

/** Whether the compiler reads the text beyond the message once it is changed. Other definitions are left out, because it takes long for long texts. */
function leadsPast({ edits }: Proposal, { text, tokens, index, names }: FixPlace, kind: string): boolean {
  const isKeyword = kind === DEFINITION_KEYWORD;
  const lastEnd = Math.max(...edits.map(({ end }) => end));
  const first = isKeyword ? tokens[index] : tokens.slice(0, index).findLast(({ type }) => DEFINITION.test(type));
  const next = tokens.find(({ type, start }, at) => at > index && start >= lastEnd && DEFINITION.test(type));
  const start = Math.min(first?.start ?? 0, ...edits.map((edit) => edit.start));
  const end = next?.start ?? text.length;
  const changed = applyEdits(text.slice(0, end), edits).slice(start);
  const place = tokens[index]?.start ?? text.length;
  const moved = edits
    .filter((edit) => edit.end <= place)
    .reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.start), place);
  // Names are enough of other definitions. One is always there, so that no comment is at the end.
  const shells = ['Shell', ...new Set(names)].filter((name) => name === 'Shell' || isMentioned(name, changed));
  const errors = compilerPackage.parse(
    `${changed}\n${shells.map((name) => `enum ${name} { SHELL }`).join('\n')}`,
  ).errors;
  const isSyntaxMessage = !isKeyword && kind !== REFERENCE;
  return (errors ?? [])
    .filter(({ value }) => SYNTAX_ERROR.test(value))
    .every((error) => isSyntaxMessage && error.index > moved - start);
}

/** Whether text mentions a name without defining it. */
function isMentioned(name: string, text: string): boolean {
  return text.includes(name) && !new RegExp(`\\b(?:type|enum|endpoint|channel)\\s+${name}\\b`).test(text);
}

function applyEdits(text: string, edits: readonly Edit[]): string {
  return edits
    .toReversed()
    .reduce((result, { start, end, text: inserted }) => result.slice(0, start) + inserted + result.slice(end), text);
}

function writeFix(text: string, { title, edits }: Proposal): Fix {
  const firstStart = Math.min(...edits.map(({ start }) => start));
  const lastEnd = Math.max(...edits.map(({ end }) => end));
  const start = text.lastIndexOf('\n', firstStart - 1) + 1;
  const lineEnd = text.indexOf('\n', lastEnd);
  const end = lineEnd < 0 ? text.length : lineEnd;
  const after = applyEdits(text.slice(0, end), edits).slice(start);
  const [before, changed] = [text.slice(start, end), after].map((lines) => lines.replaceAll('\r', ''));
  return { title, line: text.slice(0, start).split('\n').length, before: before ?? '', after: changed ?? '' };
}
