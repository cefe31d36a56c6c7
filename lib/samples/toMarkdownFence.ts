/**
 * Formats a code block in Markdown, with a fence that is longer than any run of backticks in the code.
 *
 * @param title - caption in bold before the block, such as a file name
 * @param note - remark in italics after the title, such as the tool that checked the code
 */
export function toMarkdownFence(language: string, code: string, title?: string, note?: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const block = `${fence}${language}\n${code}\n${fence}`;
  const caption = [
    ...(title === undefined ? [] : [`**${escapeMarkdown(title)}**`]),
    ...(note === undefined ? [] : [`*${escapeMarkdown(note)}*`]),
  ].join(' ');

  return caption === '' ? block : `${caption}\n\n${block}`;
}

/** Escapes the characters that Markdown would interpret, such as those of `__init__.py`. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&');
}
