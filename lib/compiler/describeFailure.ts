import { describeError } from '../errors/describeError';
import type { LiveFailure, LiveKind } from './liveRequests';

/** Converts an error that the compiler threw to a message about the contract, or about the document of a conversion. */
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

/** Matches the message of a stack overflow: the second alternative in Firefox, the first one in all other engines. */
const STACK_OVERFLOW = /^(?:Maximum call stack size exceeded|too much recursion)/;

/**
 * Returns whether an error or its cause is a stack overflow. The compiler is recursive, so deep nesting can cause
 * this. Afterwards, the state of the compiler is undefined. This function tests the message instead of the
 * class, because engines also throw a `RangeError` for other reasons.
 */
export function isStackOverflow(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return STACK_OVERFLOW.test(error.message) || isStackOverflow(error.cause);
}
