import { type CST, Parser } from 'yaml';

/**
 * Measures the nesting depth of lists and maps in YAML. This function is not recursive, but the parser that runs next
 * is. If the parser's stack overflows while Chrome compiles a regular expression, the whole page crashes, not only the
 * script.
 */
export function measureYamlDepth(text: string): number {
  let deepest = 0;
  for (const token of new Parser().parse(text)) {
    const pending: { token: CST.Token; depth: number }[] = [{ token, depth: 0 }];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      deepest = Math.max(deepest, next.depth);
      for (const child of listChildren(next.token)) pending.push({ token: child, depth: next.depth + 1 });
    }
  }
  return deepest;
}

function listChildren(token: CST.Token): CST.Token[] {
  if (token.type === 'document') return token.value === undefined ? [] : [token.value];
  if (!('items' in token)) return [];
  return token.items.flatMap(({ key, value }) => [key, value].filter((child) => child !== undefined && child !== null));
}
