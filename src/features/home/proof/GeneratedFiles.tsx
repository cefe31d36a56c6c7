import type { ReactNode } from 'react';
import { renderMarks } from '@site/lib/highlight/renderMarks';
import codeStyles from '@site/src/components/code-block/CodeBlock.module.css';
import type { CodeBlockData } from '@site/lib/samples/types';
import styles from './LiveProof.module.css';

export interface GeneratedFilesProps {
  files: readonly CodeBlockData[];
  /** Names that readers can trace from the contract to its generated code. */
  names: readonly string[];
  label: string;
}

/** The files of one emitter in one scroll container. */
export default function GeneratedFiles({ files, names, label }: GeneratedFilesProps): ReactNode {
  return (
    <div
      className={styles.files}
      tabIndex={0}
      role="region"
      aria-label={`${label}, generated code`}
      data-reveals=""
      data-files=""
    >
      {files.map((file) => (
        <GeneratedFile key={file.title ?? file.code} file={file} names={names} />
      ))}
    </div>
  );
}

function GeneratedFile({ file, names }: { file: CodeBlockData; names: readonly string[] }): ReactNode {
  return (
    <div data-copyable="">
      <p className={styles.path} title={file.title} data-title="">
        <span>{file.title}</span>
      </p>
      <pre className={styles.code}>
        <code
          className={codeStyles.code}
          dangerouslySetInnerHTML={{ __html: renderMarks(file.code, file.marks, { names }) }}
        />
      </pre>
    </div>
  );
}
