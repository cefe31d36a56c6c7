/** Why there is no answer. */
export type Failure =
  /** No host could be reached. */
  | { kind: 'unreachable' }
  /** A host answered with an error status. */
  | { kind: 'refused'; status: number }
  /** A host answered with something that is no answer. */
  | { kind: 'unreadable' };

/** Tells the failures of both transports apart; what is not known counts as unreachable, which the reader can do something about. */
export function nameFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { kind: 'unreachable' };
  if (error.name === 'DeserializationError' || error instanceof SyntaxError) return { kind: 'unreadable' };
  if ('status' in error && typeof error.status === 'number' && error.status > 0)
    return { kind: 'refused', status: error.status };

  return { kind: 'unreachable' };
}
