import { listBlocks } from './listBlocks';

/** A code block whose text is in the page itself. */
export interface TypedBlock {
  page: string;
  body: string;
}

/** Lists the code blocks of a language that pages do not take from a file. */
export function listTypedBlocks(language: string): TypedBlock[] {
  return listBlocks().flatMap(({ page, request }) => {
    const isTyped = request.kind === 'plain' && request.language === language && request.file === undefined;
    return isTyped ? [{ page, body: request.body }] : [];
  });
}
