import { COMPILER_CHUNK } from '../plugins/browser-compiler';
import type { OtherWords } from '../plugins/built-pages/styles/readScriptWords';
import { REACT_CHUNK } from '../plugins/site-client';

/**
 * What scripts say that is the name of a class or an element, and mean something else, so that it keeps no rule. An exception without effect fails `tests/styles`; where it does not hold, in other scripts
 * or other texts, the rules stay.
 */
export const OTHER_WORDS: readonly OtherWords[] = [
  { words: ['alert'], texts: ['role:"alert"', '"role","alert"'], reason: 'a role' },
  {
    words: ['hr', 'iframe'],
    script: REACT_CHUNK,
    reason: 'React knows every element there is, and makes those that other scripts name',
  },
  {
    words: ['blockquote', 'h4', 'h5', 'h6', 'hr'],
    script: COMPILER_CHUNK,
    reason: 'names of its styles for terminals; it runs in a worker, where there are no elements',
  },
];
