import type { Token } from '@site/lib/compiler/tokens';
import { findDepthChange } from '@site/lib/compiler/findDepthChange';
import { removeBackticks } from './formatTokens';

const DEFINITIONS = new Set(['TypeDefinition', 'EnumTypeDefinition', 'EndpointDefinition', 'ChannelDefinition']);

/**
 * Lists the parts of a contract. Two contracts are equivalent if they have the same parts; order, layout, comments and
 * annotations do not matter. Unlike facts, parts include the constraints of fields, and duplicates are kept.
 *
 * - `type Book`, `title: String(/…/)` in `Book`; the rules of a lesson judge regular expressions
 * - `enum Genre`, `NOVEL` in `Genre`
 * - `type Item`, `Book` in `Item`
 * - `endpoint ListBooks GET /books`, `? genre: String?`, `# token: String` and `200 -> Book[]` in `ListBooks`
 * - `channel BookLent -> Loan`
 *
 * @param tokens - tokens of a contract that the compiler accepts
 */
export function listContractParts(tokens: readonly Token[]): string[] {
  return splitDefinitions(tokens.filter(({ type }) => type !== 'Comment')).flatMap(listDefinitionParts);
}

/** Returns the first part that occurs more often in `parts` than in `others`; undefined if there is none. */
export function findExtraPart(parts: readonly string[], others: readonly string[]): string | undefined {
  const remaining = [...others];
  return parts.find((part) => {
    const index = remaining.indexOf(part);
    if (index >= 0) remaining.splice(index, 1);
    return index < 0;
  });
}

/** Splits tokens into definitions, and drops annotations, which do not change what a contract defines. */
function splitDefinitions(tokens: readonly Token[]): Token[][] {
  const definitions: Token[][] = [];
  for (const token of dropAnnotations(tokens)) {
    if (DEFINITIONS.has(token.type)) definitions.push([]);
    definitions.at(-1)?.push(token);
  }
  return definitions;
}

function dropAnnotations(tokens: readonly Token[]): Token[] {
  const rest: Token[] = [];
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    const isOpening = token.type === 'LeftParenthesis' && tokens[index - 1]?.type === 'Annotation';
    if (depth > 0 || isOpening) depth += findDepthChange(token);
    else if (token.type !== 'Annotation') rest.push(token);
  }
  return rest;
}

function listDefinitionParts(definition: readonly Token[]): string[] {
  const [keyword, name] = definition;
  const suffix = ` in \`${removeBackticks(name?.value ?? '')}\``;
  const groups = splitGroups(definition);
  const outside = groups.filter(({ isList }) => !isList).flatMap(({ tokens }) => tokens);
  // The arrow of an endpoint belongs to its responses.
  const head = outside.at(-1)?.type === 'Arrow' ? outside.slice(0, -1) : outside;
  const inside = groups.flatMap(({ isList, prefix, tokens }) =>
    isList ? splitList(tokens, keyword?.type).map((part) => formatPart(part, prefix) + suffix) : [],
  );
  const equals = head.findIndex(({ type }) => type === 'Equals');
  // A refined type is one part. In a union, each type is a part, including the first one.
  if (equals < 0 || !head.some(({ type }) => type === 'Pipe')) return [formatPart(head), ...inside];
  const members = head.slice(equals + 1).filter(({ type }) => type !== 'Pipe');
  return [formatPart(head.slice(0, equals)), ...members.map((member) => formatPart([member]) + suffix)];
}

interface Group {
  /** Whether the tokens are the content of braces: fields, entries, queries, headers or responses. */
  isList: boolean;
  /** Prefix that distinguishes the lists of an endpoint: queries or headers. */
  prefix: '' | '? ' | '# ';
  tokens: Token[];
}

/**
 * Splits a definition into its head and its lists. The head of an endpoint can contain braces, too: those of path
 * parameters, and of a body that is a dictionary.
 */
function splitGroups(definition: readonly Token[]): Group[] {
  const groups: Group[] = [{ isList: false, prefix: '', tokens: [] }];
  const isEndpoint = definition[0]?.type === 'EndpointDefinition';
  let depth = 0;
  for (const [index, token] of definition.entries()) {
    const before = definition[index - 1]?.type ?? '';
    const change = findDepthChange(token);
    if (depth === 0 && change > 0 && (!isEndpoint || ['QuestionMark', 'Hash', 'Arrow'].includes(before))) {
      const mark = before === 'Arrow' || !isEndpoint ? undefined : groups.at(-1)?.tokens.pop();
      groups.push({ isList: true, prefix: mark === undefined ? '' : before === 'Hash' ? '# ' : '? ', tokens: [] });
    } else if (depth === 1 && change < 0 && groups.at(-1)?.isList === true) {
      groups.push({ isList: false, prefix: '', tokens: [] });
    } else groups.at(-1)?.tokens.push(token);
    depth += change;
  }
  return groups;
}

/**
 * Splits a list at commas outside brackets. Lists may end with a comma.
 *
 * @param keyword - type of the token that begins the definition; the responses of an endpoint are split at their status
 */
export function splitList(tokens: readonly Token[], keyword?: string): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    depth += findDepthChange(token);
    const isComma = depth === 0 && token.type === 'Comma';
    const isStatus = keyword === 'EndpointDefinition' && depth === 0 && tokens[index + 1]?.type === 'Arrow';
    if (isComma || isStatus) parts.push([]);
    if (!isComma) parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}

/** Formats a part as code, for comparisons and hints. All regular expressions become `/…/`. */
function formatPart(tokens: readonly Token[], prefix = ''): string {
  const words = tokens.map(({ type, value }) => {
    if (type === 'RegExp') return '/…/';
    return type === 'Integer' ? String(Number(value)) : removeBackticks(value);
  });
  const code = words
    .join(' ')
    .replaceAll(/ (?=[:,?)\]}([])/g, '')
    .replaceAll(/([({]) /g, '$1');
  return `\`${prefix}${code}\``;
}
