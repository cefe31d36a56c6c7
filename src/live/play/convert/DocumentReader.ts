import { listenToWorker } from '@site/src/client/listenToWorker';
import { LiveError } from '../../compiler/LiveError';
import type { PlacedLoss } from '@site/lib/losses';
import { type DocumentAnswer, DocumentAnswerSchema, type DocumentQuestion, type ReadDocument } from './documentAnswer';

/** After this many milliseconds a document is given up. */
export const READ_LIMIT_MS = 20_000;

/** Longer documents are not read. */
export const DOCUMENT_LIMIT = 5_000_000;

/** What is needed of a worker. */
export type ReaderWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

const CRASHED = 'The page ran out of memory on this document. Nothing you wrote is lost; use the command line for it.';
const HUNG = `Reading the document took more than ${READ_LIMIT_MS / 1000} seconds and was stopped. Nothing you wrote is lost; use the command line for it.`;

/** Reads documents in a worker, which is started with the first one. */
export class DocumentReader {
  readonly #startWorker: () => ReaderWorker;
  #worker: ReaderWorker | undefined;
  #current: { settle: (answer: DocumentAnswer | LiveError) => void } | undefined;

  constructor(startWorker: () => ReaderWorker) {
    this.#startWorker = startWorker;
  }

  /**
   * Reads a document. This cancels the previous request.
   *
   * @throws Error with a sentence for readers; a LiveError `superseded` for a canceled request
   */
  async read(text: string): Promise<ReadDocument> {
    const answer = await this.#ask({ text });
    if ('document' in answer) return answer.document;
    throw toError(answer);
  }

  /** Compares a document with a contract. @throws as `read` does */
  async findLosses(text: string, contract: string): Promise<PlacedLoss[]> {
    const answer = await this.#ask({ text, contract });
    if ('losses' in answer) return answer.losses;
    throw toError(answer);
  }

  #ask(question: DocumentQuestion): Promise<DocumentAnswer> {
    const { text } = question;
    if (this.#current !== undefined) this.#stop(new LiveError('superseded', 'A newer document took its place.'));
    if (text.length > DOCUMENT_LIMIT) return Promise.reject(new LiveError('failed', describeLength(text.length)));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#stop(new LiveError('hung', HUNG));
      }, READ_LIMIT_MS);
      this.#current = {
        settle: (answer) => {
          clearTimeout(timer);
          this.#current = undefined;
          if (answer instanceof LiveError) reject(answer);
          else resolve(answer);
        },
      };
      this.#worker ??= this.#start();
      this.#worker.postMessage(question);
    });
  }

  #start(): ReaderWorker {
    const worker = this.#startWorker();
    listenToWorker(worker, DocumentAnswerSchema, {
      name: 'reader of documents',
      onMessage: (answer) => {
        if (this.#worker === worker) this.#current?.settle(answer);
      },
      onEnd: () => {
        if (this.#worker === worker) this.#stop(new LiveError('crashed', CRASHED));
      },
    });
    return worker;
  }

  #stop(error: LiveError): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#current?.settle(error);
  }
}

function describeLength(length: number): string {
  const [own, most] = [length.toLocaleString('en-US'), DOCUMENT_LIMIT.toLocaleString('en-US')];
  return `This page converts documents of up to ${most} characters; this one has ${own}. Use the command line for it.`;
}

function toError(answer: DocumentAnswer): LiveError {
  return new LiveError('failed', 'problem' in answer ? answer.problem : 'The worker sent an unexpected answer.');
}
