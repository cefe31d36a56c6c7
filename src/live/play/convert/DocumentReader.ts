import { LiveError } from '../../compiler/LiveError';
import type { LocatedLoss } from '@site/lib/losses';
import { type RequestWorker, TimedWorker } from '../TimedWorker';
import {
  type DocumentResponse,
  DocumentResponseSchema,
  type DocumentRequest,
  type ReadDocument,
} from './documentMessages';

/** Time limit for reading a document, in milliseconds. */
export const READ_LIMIT_MS = 20_000;

/** Maximum length of a document, in characters. */
export const DOCUMENT_LIMIT = 5_000_000;

const SENTENCES = {
  crashed: 'The page ran out of memory on this document. Nothing you wrote is lost; use the command line for it.',
  hung: `Reading the document took more than ${READ_LIMIT_MS / 1000} seconds and was stopped. Nothing you wrote is lost; use the command line for it.`,
  superseded: 'A newer document replaced this one.',
};

/** Reads documents in a worker, which starts with the first one. */
export class DocumentReader {
  readonly #worker: TimedWorker<DocumentRequest, DocumentResponse>;

  constructor(start: () => RequestWorker) {
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
  async read(text: string): Promise<ReadDocument> {
    const answer = await this.#ask({ text });
    if ('document' in answer) return answer.document;
    throw toError(answer);
  }

  /**
   * Compares a document with a contract.
   *
   * @throws the same errors as `read`
   */
  async findLosses(text: string, contract: string): Promise<LocatedLoss[]> {
    const answer = await this.#ask({ text, contract });
    if ('losses' in answer) return answer.losses;
    throw toError(answer);
  }

  /** Cancels the last request. */
  cancel(): void {
    this.#worker.cancel();
  }

  async #ask(question: DocumentRequest): Promise<DocumentResponse> {
    const { length } = question.text;
    if (length > DOCUMENT_LIMIT) throw new LiveError('failed', describeLength(length));
    return this.#worker.ask(question);
  }
}

function describeLength(length: number): string {
  const [own, most] = [length.toLocaleString('en-US'), DOCUMENT_LIMIT.toLocaleString('en-US')];
  return `This page converts documents of up to ${most} characters; this one has ${own}. Use the command line for it.`;
}

function toError(answer: DocumentResponse): LiveError {
  return new LiveError('failed', 'problem' in answer ? answer.problem : 'The worker sent an unexpected response.');
}
