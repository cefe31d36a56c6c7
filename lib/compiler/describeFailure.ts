import type { LiveFailure, LiveKind } from './liveRequests';

/** Converts an error of the compiler to a message about the contract, or about the document of a conversion. */
export function describeFailure(error: unknown, kind: LiveKind): LiveFailure {
  const subject = kind === 'convert' ? 'document' : 'contract';
  const isBroken = isStackOverflow(error);
  return {
    isBroken,
    message: isBroken
      ? `The compiler ran out of memory on this ${subject}. Nothing you wrote is lost; ${ADVICE[subject]}`
      : `The compiler failed with an exception on this ${subject}. ${describeError(error)}`,
  };
}

const ADVICE = {
  contract: 'try a smaller one.',
  document:
    'look for references that only lead back to themselves, or try a part of it. Where a schema contains itself through an `allOf` with a single `$ref`, write only the `$ref`.',
};

/**
 * Returns whether an error or its cause is an overflow of the call stack. The compiler is recursive, so deep nesting can
 * cause this. Afterwards, the state of the compiler is undefined. Firefox throws an `InternalError`, and other engines
 * throw a `RangeError`.
 */
export function isStackOverflow(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof RangeError || error.name === 'InternalError' || isStackOverflow(error.cause);
}

/** Returns the message of a thrown value. */
export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
