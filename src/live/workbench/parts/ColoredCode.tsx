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
  diagnostics?: readonly Diagnostic[] | undefined;
  /** Position to show. When it changes, the code scrolls there and selects the rest of the line. */
  position?: CursorPosition | undefined;
}

/** Number of lines per part of long code. `code.module.css` contains the same number. */
const LINES_PER_PART = 200;

/** Number of parts that are added to the page at once. */
const PARTS_PER_STEP = 20;

/**
 * Read-only code in the same colors as the code blocks of the pages. The code has no colors until they are loaded, if
 * loading fails, or if the code is longer than `LENGTH_LIMIT`.
 */
export default function ColoredCode({ label, text, position, ...others }: ColoredCodeProps): ReactNode {
  const code = useRef<HTMLPreElement>(null);
  useEffect(() => {
    if (code.current !== null && position !== undefined) selectLine(code.current, position.offset);
  }, [position]);

  return (
    <pre ref={code} className={styles.code} role="group" aria-label={label} tabIndex={0}>
      {text.length > LENGTH_LIMIT ? <LongCode key={text} text={text} /> : <MarkedCode text={text} {...others} />}
    </pre>
  );
}

function MarkedCode({ text, language, diagnostics }: Omit<ColoredCodeProps, 'label' | 'position'>): ReactNode {
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
  // The object must stay the same: React replaces the markup for each new object, and the reader's selection is lost.
  // The markup is safe, because `renderMarks` escapes every character.
  const markup = useMemo(
    () => ({ __html: trustHtml(renderMarks(code, marks, { ranges: diagnostics })) }),
    [code, marks, diagnostics],
  );

  return <code ref={element} className={codeStyles.code} dangerouslySetInnerHTML={markup} />;
}

/**
 * Plain code in parts, so that the browser can skip the layout of parts outside the viewport. A few parts are added at
 * a time, so that the page stays responsive. The compiler does not check code of this length, so there are no problems
 * to underline.
 */
function LongCode({ text }: Pick<ColoredCodeProps, 'text'>): ReactNode {
  const [count, setCount] = useState(PARTS_PER_STEP);
  const parts = useMemo(() => splitLines(text.trimEnd()), [text]);
  const isComplete = count >= parts.length;
  useEffect(() => {
    if (isComplete) return undefined;
    const timer = setTimeout(() => {
      setCount(count + PARTS_PER_STEP);
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

/** Splits text into parts of `LINES_PER_PART` lines, without the line breaks between them. */
function splitLines(text: string): string[] {
  const lines = text.split('\n');
  return Array.from({ length: Math.ceil(lines.length / LINES_PER_PART) }, (_, index) =>
    lines.slice(index * LINES_PER_PART, (index + 1) * LINES_PER_PART).join('\n'),
  );
}
