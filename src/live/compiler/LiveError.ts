/**
 * Why the compiler gave no answer:
 * - `superseded`: the same caller has asked something newer; nothing to show.
 * - `hung`: it took too long and was stopped; it is started again for the next question.
 * - `crashed`: it ended, or would not have been itself any more; it is started again for the next question.
 * - `unreachable`: it could not be loaded; the next question tries again.
 * - `failed`: it threw an exception on this input.
 */
export type LiveReason = 'superseded' | 'hung' | 'crashed' | 'unreachable' | 'failed';

/** The compiler gave no answer; the message is a sentence for readers. */
export class LiveError extends Error {
  override readonly name = 'LiveError';
  readonly reason: LiveReason;

  constructor(reason: LiveReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** @returns a sentence for readers; nothing where a newer question has taken the place of the one that failed */
export function describeLiveFailure(error: unknown): string | undefined {
  if (error instanceof LiveError && error.reason === 'superseded') return undefined;
  return error instanceof Error ? error.message : String(error);
}
