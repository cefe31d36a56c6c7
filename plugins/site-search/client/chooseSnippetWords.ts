import { SNIPPET_WORDS } from '../shared/createSearchRequest';
import { NARROW_SCREEN } from './limits';

/** Returns the snippet length for the width of the screen, in words. */
export function chooseSnippetWords(): number {
  return window.matchMedia(NARROW_SCREEN).matches ? SNIPPET_WORDS.narrow : SNIPPET_WORDS.wide;
}
