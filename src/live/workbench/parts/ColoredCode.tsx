import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Diagnostic } from '@site/lib/compiler/types';
import { renderMarks } from '@site/lib/highlight/renderMarks';
import { trustHtml } from '@site/src/client/trustHtml';
import codeStyles from '@site/src/components/code-block/CodeBlock.module.css';
import { LENGTH_LIMIT } from '../../compiler/LiveCompiler';
import { highlightInWorker } from '../../highlight/highlightInWorker';
import type { CursorPosition } from './CodeEditor';
import { keepSelection, selectLine } from './textSelection';
import styles from './code.module.css';

export interface ColoredCodeProps {
  /** Accessible name of the code. */
  label: string;
  text: string;
  language: string;
  /** Problems to underline. */
  diagnostics?: readonly Diagnostic[];
  /** Position to show. When it changes, the code scrolls there and selects the rest of the line. */
  place?: CursorPosition | undefined;
}

/** Number of lines per part of long code. `code.module.css` contains the same number. */
const PART_LINES = 200;

/** Number of parts that are added at once. */
const STEP_PARTS = 20;

/**
 * Read-only code in the colors of the pages. It is plain until the colors are loaded, if they cannot be loaded, or if
 * it is longer than `LENGTH_LIMIT`.
 */
export default function ColoredCode({ label, text, place, ...others }: ColoredCodeProps): ReactNode {
  const code = useRef<HTMLPreElement>(null);
  useEffect(() => {
    if (code.current !== null && place !== undefined) selectLine(code.current, place.offset);
  }, [place]);

  return (
    <pre ref={code} className={styles.code} role="group" aria-label={label} tabIndex={0}>
      {text.length > LENGTH_LIMIT ? <LongCode key={text} text={text} /> : <MarkedCode text={text} {...others} />}
    </pre>
  );
}

function MarkedCode({ text, language, diagnostics }: Omit<ColoredCodeProps, 'label' | 'place'>): ReactNode {
  const element = useRef<HTMLElement>(null);
  const [colored, setColored] = useState({ text: '', code: '', marks: '' });
  useEffect(() => {
    let isCanceled = false;
    void highlightInWorker(text, language).then(({ code, marks }) => {
      if (isCanceled) return;
      keepSelection(element.current, () => {
        flushSync(() => {
          setColored({ text, code, marks });
        });
      });
    });
    return () => {
      isCanceled = true;
    };
  }, [text, language]);
  const { code, marks } = colored.text === text ? colored : { code: text.trimEnd(), marks: '' };
  // Memoized, because React would write the markup again for a new object, and the reader's selection would be lost.
  // `renderMarks` escapes every character.
  const markup = useMemo(
    () => ({ __html: trustHtml(renderMarks(code, marks, { ranges: diagnostics })) }),
    [code, marks, diagnostics],
  );

  return <code ref={element} className={codeStyles.code} dangerouslySetInnerHTML={markup} />;
}

/**
 * Plain code in parts, so that the browser can skip the layout of parts outside of the window. A few parts are added at
 * a time, so that the page stays responsive. The compiler does not check code of this length, so there are no problems
 * to underline.
 */
function LongCode({ text }: Pick<ColoredCodeProps, 'text'>): ReactNode {
  const [count, setCount] = useState(STEP_PARTS);
  const parts = useMemo(() => splitLines(text.trimEnd()), [text]);
  const isComplete = count >= parts.length;
  useEffect(() => {
    if (isComplete) return undefined;
    const timer = setTimeout(() => {
      setCount(count + STEP_PARTS);
    });
    return () => {
      clearTimeout(timer);
    };
  }, [count, isComplete]);

  return (
    <code className={codeStyles.code} aria-busy={!isComplete}>
      {parts.slice(0, count).map((part, index) => (
        <span key={index} className={styles.part}>
          {part}
        </span>
      ))}
    </code>
  );
}

/** Splits text into parts of `PART_LINES` lines, without the line breaks between them. */
function splitLines(text: string): string[] {
  const lines = text.split('\n');
  return Array.from({ length: Math.ceil(lines.length / PART_LINES) }, (_, index) =>
    lines.slice(index * PART_LINES, (index + 1) * PART_LINES).join('\n'),
  );
}
