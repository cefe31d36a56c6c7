/**
 * Converts the path of a page to the path of its Markdown, such as `/docs/language/types.md`. A folder such as `/blog/`
 * becomes `/blog.md`, and `/` becomes `/index.md`.
 */
export function toMarkdownPath(path: string): string {
  return `${path.replace(/\/$/, '/index').replace(/(.)\/index$/, '$1')}.md`;
}
