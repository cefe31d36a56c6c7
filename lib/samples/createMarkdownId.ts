import { hash } from 'node:crypto';

/** Returns the content hash of a block's Markdown, in 10 hexadecimal digits. */
export function createMarkdownId(markdown: string): string {
  return hash('sha256', markdown).slice(0, 10);
}
