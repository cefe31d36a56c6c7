import { createHash } from 'node:crypto';

/** Names the Markdown of a block by what it says, in 10 hexadecimal digits: blocks that say the same have the same name. */
export function createMarkdownId(markdown: string): string {
  return createHash('sha256').update(markdown).digest('hex').slice(0, 10);
}
