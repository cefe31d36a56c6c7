import type { ReactNode } from 'react';
import { HIGHLIGHT_TAGS } from '../shared/createSearchRequest';
import styles from './MarkedText.module.css';

export interface MarkedTextProps {
  /** Text with highlight tags; any other markup in it is text. */
  value: string;
}

const TAG = new RegExp(`(${HIGHLIGHT_TAGS.pre}|${HIGHLIGHT_TAGS.post})`);

/**
 * Renders text with highlighted matches. Markup in the text stays text, because nothing is inserted as HTML. Every part
 * is an element, because browser translation moves bare text nodes, and React would fail when it removes them.
 */
export default function MarkedText({ value }: MarkedTextProps): ReactNode {
  let isMarked = false;

  return value.split(TAG).map((part, index) => {
    if (part === HIGHLIGHT_TAGS.pre || part === HIGHLIGHT_TAGS.post) {
      isMarked = part === HIGHLIGHT_TAGS.pre;
      return null;
    }
    if (part === '') return null;
    // The index is a stable key, because the parts never change their order.
    return isMarked ? (
      <mark key={index} className={styles.mark}>
        {part}
      </mark>
    ) : (
      <span key={index}>{part}</span>
    );
  });
}
