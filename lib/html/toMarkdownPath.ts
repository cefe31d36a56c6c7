/**
 * Converts the path of a page to that of its Markdown: `/docs/language/types.md`; a folder such as `/blog/` becomes
 * `/blog.md`.
 */
export function toMarkdownPath(path: string): string {
  return `${path.replace(/\/$/, '/index').replace(/(.)\/index$/, '$1')}.md`;
}
