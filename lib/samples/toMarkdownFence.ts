/**
 * A code block in Markdown, fenced with more back-ticks than the code has in a row.
 *
 * @param caption - a line in bold above the block: the name of a file, for instance.
 */
export function toMarkdownFence(language: string, code: string, caption?: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const block = `${fence}${language}\n${code}\n${fence}`;
  return caption === undefined ? block : `**${caption}**\n\n${block}`;
}
