import { type ReactNode, type Ref, useMemo } from 'react';
import codeStyles from '@site/src/components/code-block/CodeBlock.module.css';
import { renderNames } from '@site/src/components/trace/renderNames';
import type { CodeBlockData } from '@site/lib/samples/types';
import styles from './LiveProof.module.css';

export interface GeneratedFilesProps {
  ref: Ref<HTMLDivElement>;
  files: readonly CodeBlockData[];
  /** Names to follow. */
  names: readonly string[];
  label: string;
}

/** The files of one emitter, one under the other, scrolling together. */
export default function GeneratedFiles({ ref, files, names, label }: GeneratedFilesProps): ReactNode {
  return (
    <div ref={ref} className={styles.files} tabIndex={0} role="region" aria-label={`${label}, generated code`}>
      {files.map((file) => (
        <GeneratedFile key={file.title ?? file.code} file={file} names={names} />
      ))}
    </div>
  );
}

function GeneratedFile({ file, names }: { file: CodeBlockData; names: readonly string[] }): ReactNode {
  const html = useMemo(() => ({ __html: renderNames(file, names, 'none') }), [file, names]);
  return (
    <>
      <p className={styles.path}>{file.title}</p>
      <pre className={styles.code}>
        <code className={codeStyles.code} dangerouslySetInnerHTML={html} />
      </pre>
    </>
  );
}
