import type { ReactNode } from 'react';
import { type CodeRange, renderMarks } from '@site/lib/highlight/renderMarks';
import type { CodeBlockData } from '@site/lib/samples/types';
import CodeFrame from './CodeFrame';
import { createCodeSize } from './createCodeSize';
import { findLanguageLabel } from '@site/lib/highlight/languages';
import styles from './CodeBlock.module.css';

export interface CodeBlockProps {
  block: CodeBlockData;
  /** A `CodeMark` with a statement about the code, which replaces the language label. */
  mark?: ReactNode;
  /** Ranges to underline. */
  ranges?: readonly CodeRange[] | undefined;
  /** Content below the code, inside the frame. */
  footer?: ReactNode;
  /**
   * Names that readers can trace from the contract to its generated code. Each occurrence gets `data-name`; see
   * `src/blocks/contract/client.ts`.
   */
  names?: readonly string[] | undefined;
  /** Whether readers can edit the code (`src/live/edit`). */
  isEditable?: boolean | undefined;
}

/** A block of highlighted code. */
export default function CodeBlock({ block, mark, ranges, footer, names, isEditable }: CodeBlockProps): ReactNode {
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
      className={`language-${language}`}
    >
      <code
        className={styles.code}
        {...createCodeSize(code)}
        dangerouslySetInnerHTML={{ __html: renderMarks(code, marks, { highlightedLines, ranges, names }) }}
      />
    </CodeFrame>
  );
}

/**
 * Returns the accessible name of a block: its title or language, and the beginning of its first line with text. The
 * line is included because a page has many blocks of the same language.
 */
function describeBlock({ code, title }: CodeBlockData, label: string): string {
  const firstLine = code.split('\n').find((line) => line.trim() !== '') ?? '';
  return `${title ?? label}: ${firstLine.trim().slice(0, 60)}`;
}
