import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Diagnostic } from '@site/lib/compiler/types';
import { renderMarks } from '@site/lib/highlight/renderMarks';
import { trustHtml } from '@site/src/client/trustHtml';
import codeStyles from '@site/src/components/code-block/CodeBlock.module.css';
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
export default function ColoredCode({ label, text, language, diagnostics }: ColoredCodeProps): ReactNode {
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
  // One object for one content: React writes the markup again for each new one, which takes away what is selected. Every character is escaped.
  const markup = useMemo(
    () => ({ __html: trustHtml(renderMarks(code, marks, { ranges: diagnostics })) }),
    [code, marks, diagnostics],
  );

  return (
    <pre className={styles.code} role="group" aria-label={label} tabIndex={0}>
      <code className={codeStyles.code} dangerouslySetInnerHTML={markup} />
    </pre>
  );
}
