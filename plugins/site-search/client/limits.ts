/** Characters the search box takes; longer queries find nothing more. */
export const MAX_INPUT_LENGTH = 64;

/** From here on an answer is late, in milliseconds. */
export const STALL_THRESHOLD_MS = 300;

/** A screen on which the dialog takes all of it and the snippets are short. */
export const NARROW_SCREEN = '(max-width: 48em)';

/** Who types no letter for so long is waiting for results, in milliseconds. */
export const TYPING_PAUSE_MS = 120;
