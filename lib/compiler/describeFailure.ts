import type { LiveFailure } from './liveRequests';

/** Describes in a sentence why the compiler gave no answer. */
export function describeFailure(error: unknown): LiveFailure {
  const isBroken = isOutOfStack(error) || (error instanceof Error && isOutOfStack(error.cause));
  return {
    isBroken,
    message: isBroken
      ? 'The compiler ran out of memory on this contract. Nothing you wrote is lost; try a smaller one.'
      : `The compiler failed with an exception on this contract. ${describeError(error)}`,
  };
}

/** Whether the memory for calls ran out. The compiler follows what is nested by calling itself. Where it was interrupted nobody knows in what state it is. */
export function isOutOfStack(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');
}

/** The message of whatever was thrown. */
export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
