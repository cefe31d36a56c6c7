import { describeForReaders, ReaderError } from '@site/src/client/ReaderError';

/**
 * Failure of a request to the compiler or another worker that was canceled, or that a newer request of the same client
 * has replaced. There is nothing to show.
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
