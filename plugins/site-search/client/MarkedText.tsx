import type { ReactNode } from 'react';
import { HIGHLIGHT_TAGS } from '../../../lib/search/createSearchRequest';
import styles from './MarkedText.module.css';

export interface MarkedTextProps {
  /** A text with highlight tags in it; whatever else it holds is text. */
  value: string;
}

const TAG = new RegExp(`(${HIGHLIGHT_TAGS.pre}|${HIGHLIGHT_TAGS.post})`);

/**
 * Shows which words matched. Markup in the text of a page stays text: nothing is inserted as HTML.
 *
 * Every part is an element: a browser that translates the page puts bare texts elsewhere, and React fails where it wants to take one away.
 */
export default function MarkedText({ value }: MarkedTextProps): ReactNode {
  let isMarked = false;

  return value.split(TAG).map((part, index) => {
    if (part === HIGHLIGHT_TAGS.pre || part === HIGHLIGHT_TAGS.post) {
      isMarked = part === HIGHLIGHT_TAGS.pre;
      return null;
    }
    if (part === '') return null;
    // The parts of a text never change their order.
    return isMarked ? (
      <mark key={index} className={styles.mark}>
        {part}
      </mark>
    ) : (
      <span key={index}>{part}</span>
    );
  });
}
