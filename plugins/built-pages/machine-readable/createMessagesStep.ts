import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PostBuildStep } from '../../../lib/built-pages/PostBuildStep';
import { selectArticle } from '../page-markdown/selectArticle';
import { type CompilerMessage, readMessages } from './readMessages';

export interface MessagesOptions {
  /** Path of the page about the messages, relative to the base URL. Without that page, no list is written. */
  page: string;
  /** Version of the compiler. */
  version: string;
}

/** Name of the file with the compiler's messages. */
export const MESSAGES_FILE = 'compiler-messages.json';

/**
 * Writes the compiler's messages and their causes as JSON, for editors and other programs. The list is read from the
 * page about the messages, so the list and the page cannot differ. The step throws an Error if `readMessages` cannot
 * read the page.
 */
export function createMessagesStep({ page: pagePath, version }: MessagesOptions): PostBuildStep {
  return {
    start({ folder, url, baseUrl }) {
      let messages: CompilerMessage[] | undefined;
      const address = baseUrl + pagePath;

      return {
        readPage(page) {
          const article = page.path === address ? selectArticle(page) : undefined;
          if (article !== undefined) messages = readMessages(article, page.file);
        },

        async finish() {
          if (messages === undefined) return undefined;
          const list = messages.map(({ anchor, ...message }) => ({ ...message, page: `${url}${address}#${anchor}` }));
          const content = { compiler: version, page: url + address, messages: list };
          await writeFile(path.join(folder, MESSAGES_FILE), `${JSON.stringify(content, undefined, 2)}\n`);
          return `Compiler messages: ${messages.length}.`;
        },
      };
    },
  };
}
