const POSITION_IN_MESSAGE = / at line \d+ and position \d+$/;

/**
 * Removes the position at the end of a compiler message. The compiler's line numbers are wrong after comments, so
 * callers show the correct position instead.
 */
export function omitPosition(message: string): string {
  return message.replace(POSITION_IN_MESSAGE, '');
}
