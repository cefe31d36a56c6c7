import type { ReactNode } from 'react';
import styles from './TextWithOptions.module.css';

/** Renders text with options, such as `--ir`, in the font of code. In the font of text, `--` looks like one dash. */
export default function TextWithOptions({ children }: { children: string }): ReactNode {
  const parts = children.split(/(--\w[\w-]*)/);
  if (parts.length === 1) return children;

  // One element, so that a flex container does not remove the spaces around the options.
  return (
    <span>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          <span key={index} className={styles.option}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}
