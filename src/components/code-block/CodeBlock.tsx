import type { ReactNode } from 'react';
import clsx from 'clsx';
import { type CodeRange, renderMarks } from '@site/lib/highlight/renderMarks';
import type { CodeBlockData } from '@site/lib/samples/types';
import CodeFrame from './CodeFrame';
import { createCodeSize } from './createCodeSize';
import { findLanguageLabel } from './findLanguageLabel';
import styles from './CodeBlock.module.css';

export interface CodeBlockProps {
  block: CodeBlockData;
  /** Stands in the place of the language label, for words about the code: a `CodeMark`. */
  mark?: ReactNode;
  /** Underlined in the code. */
  ranges?: readonly CodeRange[] | undefined;
  /** Below the code, inside of the frame. */
  footer?: ReactNode;
  /** Names that can be followed: each occurrence carries `data-name`, see `src/blocks/contract/client.ts`. */
  names?: readonly string[] | undefined;
  /** As for the frame. */
  isEditable?: boolean | undefined;
  className?: string | undefined;
}

/** A block of highlighted code. */
export default function CodeBlock({
  block,
  mark,
  ranges,
  footer,
  names,
  isEditable,
  className,
}: CodeBlockProps): ReactNode {
  const { code, language, marks, title, highlightedLines } = block;
  const label = findLanguageLabel(language);

  return (
    <CodeFrame
      title={title}
      label={label}
      mark={mark}
      name={describeBlock(block, label)}
      footer={footer}
      isEditable={isEditable}
      className={clsx(`language-${language}`, className)}
    >
      <code
        className={styles.code}
        {...createCodeSize(code)}
        dangerouslySetInnerHTML={{ __html: renderMarks(code, marks, { highlightedLines, ranges, names }) }}
      />
    </CodeFrame>
  );
}

/** Names a block by its title or language and by how it begins, because a page holds many of the same language. */
function describeBlock({ code, title }: CodeBlockData, label: string): string {
  const firstLine = code.split('\n').find((line) => line.trim() !== '') ?? '';
  return `${title ?? label}: ${firstLine.trim().slice(0, 60)}`;
}
