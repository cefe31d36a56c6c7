import { type ReactNode, useEffect, useState } from 'react';
import type { Diagnostic } from '@site/lib/compiler/types';
import { renderMarks } from '@site/lib/highlight/renderMarks';
import { highlightInWorker } from '../../highlight/highlightInWorker';
import styles from '../Playground.module.css';

export interface ColoredCodeProps {
  /** Names the code to assistive technology. */
  label: string;
  text: string;
  language: string;
  /** Underlined. */
  diagnostics?: readonly Diagnostic[];
}

/** Code to read, in the colors of the pages. Until they are there, and where they cannot be loaded, it is plain. */
export default function ColoredCode({ label, text, language, diagnostics = [] }: ColoredCodeProps): ReactNode {
  const [colored, setColored] = useState({ text: '', code: '', marks: '' });
  useEffect(() => {
    let isOver = false;
    void highlightInWorker(text, language).then(({ code, marks }) => {
      if (!isOver) setColored({ text, code, marks });
    });
    return () => {
      isOver = true;
    };
  }, [text, language]);
  const { code, marks } = colored.text === text ? colored : { code: text.trimEnd(), marks: '' };

  return (
    <pre className={styles.code} role="group" aria-label={label} tabIndex={0}>
      {/* Every character is escaped. */}
      <code dangerouslySetInnerHTML={{ __html: renderMarks(code, marks, { ranges: diagnostics }) }} />
    </pre>
  );
}
