import type { Token } from '@site/lib/compiler/tokens';
import { changeDepth } from '@site/lib/syntax/changeDepth';
import { writeName } from './writeTokens';

const DEFINITIONS = new Set(['TypeDefinition', 'EnumTypeDefinition', 'EndpointDefinition', 'ChannelDefinition']);

/**
 * The parts a contract consists of, so that two contracts say the same if they have the same parts: in any order, laid out in any way, with any comments and annotations. Unlike
 * facts they have the constraints of fields, and what is written twice is there twice.
 *
 * - `type Book`, `title: String(/…/)` in `Book`; what a regular expression matches is for the rules of a lesson to judge
 * - `enum Genre`, `NOVEL` in `Genre`
 * - `type Item`, `Book` in `Item`
 * - `endpoint ListBooks GET /books`, `? genre: String?`, `# token: String` and `200 -> Book[]` in `ListBooks`
 * - `channel BookLent -> Loan`
 *
 * @param tokens - those of a contract that the compiler accepts
 */
export function listParts(tokens: readonly Token[]): string[] {
  return splitDefinitions(tokens.filter(({ type }) => type !== 'Comment')).flatMap(listDefinitionParts);
}

/** What a contract has more often than another. */
export function findSurplus(parts: readonly string[], others: readonly string[]): string | undefined {
  const left = [...others];
  return parts.find((part) => {
    const index = left.indexOf(part);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** Definitions without the annotations before them and in them: like comments, those only describe. */
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
    if (depth > 0 || isOpening) depth += changeDepth(token);
    else if (token.type !== 'Annotation') rest.push(token);
  }
  return rest;
}

function listDefinitionParts(definition: readonly Token[]): string[] {
  const [keyword, name] = definition;
  const place = ` in \`${writeName(name?.value ?? '')}\``;
  const groups = splitGroups(definition);
  const words = groups.filter(({ isList }) => !isList).flatMap(({ tokens }) => tokens);
  // The arrow of an endpoint belongs to its responses.
  const head = words.at(-1)?.type === 'Arrow' ? words.slice(0, -1) : words;
  const inside = groups.flatMap(({ isList, sign, tokens }) =>
    isList ? splitList(tokens, keyword?.type).map((part) => writePart(part, sign) + place) : [],
  );
  const equals = head.findIndex(({ type }) => type === 'Equals');
  // A refined type is a whole; the types of a union are parts, the first one, too.
  if (equals < 0 || !head.some(({ type }) => type === 'Pipe')) return [writePart(head), ...inside];
  const members = head.slice(equals + 1).filter(({ type }) => type !== 'Pipe');
  return [writePart(head.slice(0, equals)), ...members.map((member) => writePart([member]) + place)];
}

interface Group {
  /** Whether it is what stands in the braces of a list: fields, entries, queries, headers or responses. */
  isList: boolean;
  /** Which list of an endpoint it is, where it has several. */
  sign: '' | '? ' | '# ';
  tokens: Token[];
}

/** A definition's head, and what stands in its lists. Braces of an endpoint can also be in its head: of a body that is a dictionary, and of parameters. */
function splitGroups(definition: readonly Token[]): Group[] {
  const groups: Group[] = [{ isList: false, sign: '', tokens: [] }];
  const isEndpoint = definition[0]?.type === 'EndpointDefinition';
  let depth = 0;
  for (const [index, token] of definition.entries()) {
    const before = definition[index - 1]?.type ?? '';
    const change = changeDepth(token);
    if (depth === 0 && change > 0 && (!isEndpoint || ['QuestionMark', 'Hash', 'Arrow'].includes(before))) {
      const mark = before === 'Arrow' || !isEndpoint ? undefined : groups.at(-1)?.tokens.pop();
      groups.push({ isList: true, sign: mark === undefined ? '' : before === 'Hash' ? '# ' : '? ', tokens: [] });
    } else if (depth === 1 && change < 0 && groups.at(-1)?.isList === true) {
      groups.push({ isList: false, sign: '', tokens: [] });
    } else groups.at(-1)?.tokens.push(token);
    depth += change;
  }
  return groups;
}

/** Commas separate what stands in a list; a response begins with its status. */
function splitList(tokens: readonly Token[], keyword: string | undefined): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    depth += changeDepth(token);
    const isComma = depth === 0 && token.type === 'Comma';
    const isStatus = keyword === 'EndpointDefinition' && depth === 0 && tokens[index + 1]?.type === 'Arrow';
    if (isComma || isStatus) parts.push([]);
    if (!isComma) parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}

/** As code in a hint. */
function writePart(tokens: readonly Token[], sign = ''): string {
  const words = tokens.map(({ type, value }) => {
    if (type === 'RegExp') return '/…/';
    return type === 'Integer' ? String(Number(value)) : writeName(value);
  });
  const code = words
    .join(' ')
    .replaceAll(/ (?=[:,?)\]}([])/g, '')
    .replaceAll(/([({]) /g, '$1');
  return `\`${sign}${code}\``;
}
