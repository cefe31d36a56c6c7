/**
 * A code block in Markdown, fenced with more back-ticks than the code has in a row.
 *
 * @param title - above the block, in bold: the name of a file, for instance
 * @param mark - beside the title, in italics: what a tool did with the code
 */
export function toMarkdownFence(language: string, code: string, title?: string, mark?: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const block = `${fence}${language}\n${code}\n${fence}`;
  const caption = [
    ...(title === undefined ? [] : [`**${escapeMarkdown(title)}**`]),
    ...(mark === undefined ? [] : [`*${escapeMarkdown(mark)}*`]),
  ].join(' ');

  return caption === '' ? block : `${caption}\n\n${block}`;
}

/** Keeps the characters of a text that Markdown would read as its own: those of `__init__.py`, for instance. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&');
}
