import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PostBuildStep } from '../../../lib/built-pages/PostBuildStep';
import { selectArticle } from '../../../lib/page-markdown/selectArticle';
import { type CompilerMessage, readMessages } from './readMessages';

export interface MessagesOptions {
  /** Path of the page about the messages, below the base URL; a site without it has no list. */
  page: string;
  /** Version of the compiler. */
  version: string;
}

/** Name of the list. */
export const MESSAGES_FILE = 'compiler-messages.json';

/** Writes the messages of the compiler with their causes as JSON, for editors and other programs. They are read from the page about them, so the two say the same. */
export function createMessagesStep({ page: pagePath, version }: MessagesOptions): PostBuildStep {
  return {
    name: 'messages',

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
          return `Messages of the compiler: ${messages.length}.`;
        },
      };
    },
  };
}
