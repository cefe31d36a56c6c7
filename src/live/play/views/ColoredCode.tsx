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
  /** Problems to underline. */
  diagnostics?: readonly Diagnostic[];
}

/** Code to read, in the colors of the pages. It is plain until the colors are loaded, or if they cannot be loaded. */
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
  // The same object for the same content: React would write the markup again for a new object, and the reader would lose the selection. Every character is escaped.
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
