import type { StartedWorker } from '@site/src/client/SiteWorker';
import { LiveError } from '../../compiler/LiveError';
import { TimedWorker } from '../../workers/TimedWorker';
import {
  describeLength,
  DOCUMENT_LIMIT,
  type DocumentResponse,
  DocumentResponseSchema,
  type DocumentRequest,
  type LossList,
  type ReadDocument,
} from './documentMessages';

/** Time limit for reading a document, in milliseconds. */
export const READ_LIMIT_MS = 20_000;

const SENTENCES = {
  crashed:
    'The document reader could not be loaded, or it ran out of memory. Nothing you wrote is lost. Check the connection and try again, or use the command line.',
  hung: `Reading the document took more than ${READ_LIMIT_MS / 1000} seconds and was stopped. Nothing you wrote is lost; use the command line for it.`,
};

/** Reads documents in a worker, which starts when the first document is read. */
export class DocumentReader {
  readonly #worker: TimedWorker<DocumentRequest, DocumentResponse>;

  constructor(start: () => StartedWorker) {
    const schema = DocumentResponseSchema;
    this.#worker = new TimedWorker({
      ...{ start, schema, limitMs: READ_LIMIT_MS, sentences: SENTENCES },
      name: 'document reader',
    });
  }

  /**
   * Reads a document, and cancels the previous request.
   *
   * @throws Error with a message for readers; a LiveError with the reason `superseded` for a canceled request
   */
  async read(text: string | Blob): Promise<ReadDocument> {
    const answer = await this.#ask({ text });
    if ('document' in answer) return answer.document;
    throw toError(answer);
  }

  /**
   * Compares a document with a contract.
   *
   * @throws the same errors as `read`
   */
  async findLosses(text: string | Blob, contract: string): Promise<LossList> {
    const answer = await this.#ask({ text, contract });
    if ('losses' in answer) return answer;
    throw toError(answer);
  }

  /** Terminates the worker. */
  end(): void {
    this.#worker.end();
  }

  /** Cancels the last request. */
  cancel(): void {
    this.#worker.cancel();
  }

  async #ask(question: DocumentRequest): Promise<DocumentResponse> {
    const { text } = question;
    // The worker checks the length of a blob, because counting its characters requires reading it.
    if (typeof text === 'string' && text.length > DOCUMENT_LIMIT) {
      throw new LiveError('failed', describeLength(text.length));
    }
    return this.#worker.ask(question);
  }
}

function toError(answer: DocumentResponse): LiveError {
  return new LiveError('failed', 'problem' in answer ? answer.problem : 'The worker sent an unexpected response.');
}
