import path from 'node:path';
import { findPages, parseFence, readFences, substituteVersion } from '../../../lib/samples';

const projectFolder = path.resolve(__dirname, '../../..');

/** A code block whose text stands in the page itself. */
export interface TypedBlock {
  page: string;
  body: string;
}

/** Lists the code blocks of a language that pages do not take from a file. */
export function listTypedBlocks(language: string): TypedBlock[] {
  return findPages(projectFolder).flatMap(({ path: page, text }) =>
    readFences(substituteVersion(text)).flatMap((fence) => {
      const request = parseFence(fence);
      const isTyped = request.kind === 'plain' && request.language === language && request.file === undefined;
      return isTyped ? [{ page, body: fence.body }] : [];
    }),
  );
}
