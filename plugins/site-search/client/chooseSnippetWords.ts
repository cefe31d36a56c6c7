import { SNIPPET_WORDS } from '../../../lib/search/createSearchRequest';
import { NARROW_SCREEN } from './limits';

/** How many words of a text there is room for on the reader's screen. */
export function chooseSnippetWords(): number {
  return window.matchMedia(NARROW_SCREEN).matches ? SNIPPET_WORDS.narrow : SNIPPET_WORDS.wide;
}
