import { SNIPPET_WORDS } from '../shared/createSearchRequest';

/** Maximum number of characters in the search box. */
export const MAX_INPUT_LENGTH = 64;

/** Time in milliseconds after which a search counts as stalled. */
export const STALL_THRESHOLD_MS = 300;

/** Media query for screens on which the dialog covers the whole screen and snippets are short. */
const NARROW_SCREEN = '(max-width: 48em)';

/** Time in milliseconds without input after which the query is submitted. */
export const TYPING_PAUSE_MS = 120;

/** Returns the snippet length for the width of the screen, in words. */
export function chooseSnippetWords(): number {
  return window.matchMedia(NARROW_SCREEN).matches ? SNIPPET_WORDS.narrow : SNIPPET_WORDS.wide;
}
