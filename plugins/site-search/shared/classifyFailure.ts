/** Reason why a search failed. */
export type Failure =
  /** No host could be reached. */
  | { kind: 'unreachable' }
  /** A host responded with an error status. */
  | { kind: 'refused'; status: number }
  /** A host sent an invalid response. */
  | { kind: 'unreadable' };

/**
 * Names of errors for invalid responses: that of the hosted client, which the embedded client also uses, and that of
 * `JSON.parse`.
 */
const UNREADABLE_ERRORS = new Set(['DeserializationError', 'SyntaxError']);

/**
 * Classifies the failures of both transports by error name and status, because errors from a worker lose their class.
 * Unknown failures count as unreachable, because the reader can do something about a lost connection.
 */
export function classifyFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { kind: 'unreachable' };
  if (UNREADABLE_ERRORS.has(error.name)) return { kind: 'unreadable' };
  if ('status' in error && typeof error.status === 'number' && error.status > 0)
    return { kind: 'refused', status: error.status };

  return { kind: 'unreachable' };
}
