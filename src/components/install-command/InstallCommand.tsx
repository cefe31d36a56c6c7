import { type ReactNode, useRef } from 'react';
import CopyButton from '@site/src/components/code-block/CopyButton';
import styles from './InstallCommand.module.css';

/** One command line with a button that copies it. */
export default function InstallCommand({ command }: { command: string }): ReactNode {
  const codeRef = useRef<HTMLElement>(null);
  return (
    <div className={styles.command}>
      <span className={styles.prompt} aria-hidden="true">
        $
      </span>
      <code ref={codeRef} className={styles.text}>
        {command}
      </code>
      <CopyButton text={command} fallback={codeRef} />
    </div>
  );
}
