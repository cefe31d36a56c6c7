import { describeForReaders, ReaderError } from '@site/src/client/ReaderError';

/**
 * Error of a request to the compiler or another worker that was canceled, or that a newer request of the same client
 * has replaced. Readers see no message about it.
 */
export class SupersededError extends ReaderError {
  override readonly name = 'SupersededError';

  constructor() {
    super('A newer request replaced this one.');
  }
}

/**
 * Describes the error of a request for readers. An unexpected error goes to `reportError`, and readers get a general
 * message.
 *
 * @returns undefined if the request was superseded or canceled
 */
export function describeLiveFailure(error: unknown): string | undefined {
  return error instanceof SupersededError ? undefined : describeForReaders(error);
}
