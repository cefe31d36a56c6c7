import type { StartedWorker } from '@site/src/client/SiteWorker';
import { ReaderError } from '@site/src/client/ReaderError';
import { TimedWorker } from '../../workers/TimedWorker';
import {
  type DocumentResponse,
  DocumentResponseSchema,
  type DocumentRequest,
  type LossList,
  type ReadDocument,
} from './documentMessages';

/** Time limit for reading a document, in milliseconds. */
export const READ_LIMIT_MS = 20_000;

/** Reads documents in a worker, which starts when the first document is read. */
export class DocumentReader extends TimedWorker<DocumentRequest, DocumentResponse> {
  constructor(start: () => StartedWorker) {
    super({
      name: 'document reader',
      start,
      schema: DocumentResponseSchema,
      limitMs: READ_LIMIT_MS,
      howToRetry: 'press the button or change the text',
      advice: 'Use the command line for this document.',
      crashAdvice: 'use the command line for this document',
    });
  }

  /**
   * Reads a document, and cancels the previous request.
   *
   * @returns the document, or a message about its problem, such as its length
   * @throws ReaderError if the worker fails, takes too long or is canceled
   */
  async read(text: string | Blob): Promise<ReadDocument | { problem: string }> {
    const response = await this.ask({ text });
    if ('document' in response) return response.document;
    if ('problem' in response) return response;
    throw toError(response);
  }

  /**
   * Compares a document with the contract that it was converted to, and cancels the previous request.
   *
   * @throws ReaderError if the document cannot be compared, or if the worker fails, takes too long or is canceled
   */
  async findLosses(text: string | Blob, contract: string): Promise<LossList> {
    const response = await this.ask({ text, contract });
    if ('losses' in response) return response;
    throw toError(response);
  }
}

function toError(response: DocumentResponse): ReaderError {
  return new ReaderError(
    'problem' in response
      ? response.problem
      : 'The document reader sent an unexpected response. Reload the page and try again.',
  );
}
