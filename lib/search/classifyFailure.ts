/** Why there is no answer. */
export type Failure =
  /** No host could be reached. */
  | { kind: 'unreachable' }
  /** A host answered with an error status. */
  | { kind: 'refused'; status: number }
  /** A host answered with something that is no answer. */
  | { kind: 'unreadable' };

/** Names of errors that say that an answer could not be read: the hosted client's, which the embedded one uses too, and the one of `JSON.parse`. */
const UNREADABLE = new Set(['DeserializationError', 'SyntaxError']);

/**
 * Tells the failures of both transports apart by name and status, because an error that comes out of a worker has lost its class. What is not known counts
 * as unreachable, which the reader can do something about.
 */
export function classifyFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { kind: 'unreachable' };
  if (UNREADABLE.has(error.name)) return { kind: 'unreadable' };
  if ('status' in error && typeof error.status === 'number' && error.status > 0)
    return { kind: 'refused', status: error.status };

  return { kind: 'unreachable' };
}
