/** The offset of the name where a contract defines it; its beginning where it does not. */
export function findDefinition(text: string, name: string): number {
  const escaped = name.replace(/[^\w]/g, '\\$&');
  const match = new RegExp(`^[^/\\n]*\\b(?:type|enum|endpoint|channel)\\s+(\`?${escaped}\`?)(?!\\w)`, 'm').exec(text);
  return match === null ? 0 : match.index + match[0].length - (match[1]?.length ?? 0);
}
