/** The address of a page with `.md` after it: `/docs/language/types.md`, and `/blog.md` for a folder with or without its slash. */
export function toMarkdownPath(path: string): string {
  return `${path.replace(/\/$/, '/index').replace(/(.)\/index$/, '$1')}.md`;
}
