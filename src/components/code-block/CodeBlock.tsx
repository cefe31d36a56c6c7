import { type ReactNode, useMemo } from 'react';
import clsx from 'clsx';
import { type CodeRange, renderMarks } from '@site/lib/highlight/renderMarks';
import type { CodeBlockData } from '@site/lib/samples/types';
import { type OperableNames, renderNames } from '../trace/renderNames';
import CodeFrame from './CodeFrame';
import { findLanguageLabel } from './findLanguageLabel';
import styles from './CodeBlock.module.css';

export interface CodeBlockProps {
  block: CodeBlockData;
  /** Stands in the place of the language label, for words about the code: a `CodeMark`. */
  mark?: ReactNode;
  /** Underlined in the code. */
  places?: readonly CodeRange[] | undefined;
  /** Below the code, inside of the frame. */
  footer?: ReactNode;
  /** Names that can be followed, each occurrence an element; `src/components/trace` says how. */
  names?: readonly string[] | undefined;
  /** Which occurrences of the names can be operated. */
  operableNames?: OperableNames;
  /** A long text that scrolls inside of its frame. */
  isLimited?: boolean | undefined;
  className?: string | undefined;
}

/** A block of highlighted code. */
export default function CodeBlock(props: CodeBlockProps): ReactNode {
  const { block, mark, places, footer, names, operableNames = 'none', isLimited, className } = props;
  const { code, language, marks, title, highlightedLines } = block;
  // One string of HTML instead of an element for each token; the same object each time, else React would parse it again.
  const html = useMemo(
    () => ({
      __html:
        names === undefined
          ? renderMarks(code, marks, { highlightedLines, ranges: places })
          : renderNames({ code, marks, highlightedLines }, names, operableNames),
    }),
    [code, marks, highlightedLines, places, names, operableNames],
  );
  const label = findLanguageLabel(language);

  return (
    <CodeFrame
      title={title}
      label={label}
      mark={mark}
      name={describeBlock(block, label)}
      copyText={code}
      footer={footer}
      isLimited={isLimited}
      className={clsx(`language-${language}`, className)}
    >
      <code className={styles.code} dangerouslySetInnerHTML={html} />
    </CodeFrame>
  );
}

/** Names a block by its title or language and by how it begins, because a page holds many of the same language. */
function describeBlock({ code, title }: CodeBlockData, label: string): string {
  const firstLine = code.split('\n').find((line) => line.trim() !== '') ?? '';
  return `${title ?? label}: ${firstLine.trim().slice(0, 60)}`;
}
