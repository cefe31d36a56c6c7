import type { ReactNode } from 'react';
import CopyButton from '@site/src/components/code-block/CopyButton';
import styles from './InstallCommand.module.css';

/** A command with a button that copies it. */
export default function InstallCommand({ command }: { command: string }): ReactNode {
  return (
    <div className={styles.command} data-copyable="">
      <span className={styles.prompt} aria-hidden="true">
        $
      </span>
      <code className={styles.text}>{command}</code>
      <CopyButton />
    </div>
  );
}
