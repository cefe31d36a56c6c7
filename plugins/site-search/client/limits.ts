/** Longer queries find nothing more. */
export const MAX_QUERY_LENGTH = 64;

/** From here on an answer is late, in milliseconds. */
export const STALL_THRESHOLD_MS = 300;
