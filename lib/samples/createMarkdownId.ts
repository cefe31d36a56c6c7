import { createHash } from 'node:crypto';

/** Returns the content hash of a block's Markdown, in 10 hexadecimal digits. */
export function createMarkdownId(markdown: string): string {
  return createHash('sha256').update(markdown).digest('hex').slice(0, 10);
}
