import { describeForReaders, ReaderError } from '@site/src/client/ReaderError';

/**
 * The reason why a request to the compiler or another worker failed:
 * - `superseded`: the same client has sent a newer request, or has canceled this one. There is nothing to show.
 * - `hung`: the worker took too long and was stopped. The next request starts it again.
 * - `crashed`: the worker ended, or the call stack of the compiler overflowed, which leaves its state undefined. A
 *   worker other than the compiler's may also have failed to load. The next request starts it again.
 * - `unreachable`: the compiler could not be loaded. The next request tries again.
 * - `failed`: the compiler threw an exception, or the request was not sent, because it was too long.
 */
export type LiveReason = 'superseded' | 'hung' | 'crashed' | 'unreachable' | 'failed';

/** A failed request to the compiler or another worker. */
export class LiveError extends ReaderError {
  override readonly name = 'LiveError';
  readonly reason: LiveReason;

  constructor(reason: LiveReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Creates the error of a request that was canceled, or that a newer request of the same client has replaced. */
export function createSupersededError(): LiveError {
  return new LiveError('superseded', 'A newer request replaced this one.');
}

/**
 * Describes the error of a request for readers. An unexpected error goes to `reportError`, and readers get a general
 * message.
 *
 * @returns undefined if the request was superseded or canceled
 */
export function describeLiveFailure(error: unknown): string | undefined {
  if (error instanceof LiveError && error.reason === 'superseded') return undefined;
  return describeForReaders(error);
}
