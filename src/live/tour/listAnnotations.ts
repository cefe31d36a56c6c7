import type { Token } from '@site/lib/compiler/tokens';
import { takeGroup } from '@site/lib/syntax/takeGroup';
import { removeBackticks } from './formatTokens';
import { splitList } from './listContractParts';

/** Name under which the compiler stores an argument without a name. */
const UNNAMED_ARGUMENT = 'default';

/**
 * Lists the annotations of fields as facts, in addition to those of `listFacts`. The syntax tree omits annotations, and
 * so does the contract that the target `wirespec` generates.
 * - `Book.pages @Internal`
 * - `Book.pages @Description "Without the cover"`, one line per argument
 * - `Book.pages @Range min: 1`, an argument with a name
 *
 * @param tokens - tokens of a contract that the compiler accepts
 */
export function listAnnotations(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ type }, index) => {
    const name = tokens[index + 1];
    // In all other type definitions, an equals sign follows the name.
    if (type !== 'TypeDefinition' || name === undefined || tokens[index + 2]?.type !== 'LeftCurly') return [];
    const fields = splitList(takeInside(tokens, index + 2));
    return fields.flatMap((field) => listFieldAnnotations(removeBackticks(name.value), field));
  });
}

function listFieldAnnotations(type: string, field: readonly Token[]): string[] {
  const annotations: { name: string; args: string[] }[] = [];
  let index = 0;
  for (let token = field[0]; token?.type === 'Annotation'; token = field[index]) {
    index += 1;
    const hasArguments = field[index]?.type === 'LeftParenthesis';
    const inside = hasArguments ? takeInside(field, index) : [];
    annotations.push({ name: token.value, args: splitList(inside).map(formatArgument) });
    if (hasArguments) index += inside.length + 2;
  }
  const path = `${type}.${removeBackticks(field[index]?.value ?? '')}`;
  return annotations.flatMap(({ name, args }) => [`${path} ${name}`, ...args.map((arg) => `${path} ${name} ${arg}`)]);
}

function formatArgument(tokens: readonly Token[]): string {
  const [name, colon, ...rest] = tokens;
  if (name === undefined || colon?.type !== 'Colon') return formatValue(tokens);
  return name.value === UNNAMED_ARGUMENT ? formatValue(rest) : `${name.value}: ${formatValue(rest)}`;
}

function formatValue(tokens: readonly Token[]): string {
  return tokens.map(({ value }) => value).join(' ');
}

/** Takes the tokens between an opening bracket and its closing bracket. */
function takeInside(tokens: readonly Token[], opening: number): Token[] {
  return takeGroup(tokens, opening).slice(1, -1);
}
