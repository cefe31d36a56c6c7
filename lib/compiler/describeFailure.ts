import type { LiveFailure } from './liveRequests';

/** Converts an error of the compiler to a message. */
export function describeFailure(error: unknown): LiveFailure {
  const isBroken = isStackOverflow(error) || (error instanceof Error && isStackOverflow(error.cause));
  return {
    isBroken,
    message: isBroken
      ? 'The compiler ran out of memory on this contract. Nothing you wrote is lost; try a smaller one.'
      : `The compiler failed with an exception on this contract. ${describeError(error)}`,
  };
}

/**
 * Returns whether the call stack overflowed. The compiler is recursive, so deep nesting can cause this. Afterwards, its
 * state is undefined.
 */
export function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');
}

/** Returns the message of a thrown value. */
export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
