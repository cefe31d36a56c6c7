import type { ReactNode } from 'react';
import clsx from 'clsx';
import { createFileTree, type TreeNode } from './createFileTree';
import styles from './FileTree.module.css';

export interface FileTreeProps {
  paths: readonly string[];
  chosen: string | undefined;
  onChoose: (path: string) => void;
}

/**
 * Maximum number of files to list. The archive contains all files; a list of thousands of buttons would not be useful.
 */
const FILE_LIMIT = 300;

export default function FileTree({ paths, chosen, onChoose }: FileTreeProps): ReactNode {
  const hidden = paths.length - FILE_LIMIT;

  return (
    <nav className={styles.tree} aria-label="Generated files">
      <Branch nodes={createFileTree(paths.slice(0, FILE_LIMIT))} chosen={chosen} onChoose={onChoose} />
      {hidden > 0 ? <p className={styles.note}>… and {hidden} more. The zip contains all files.</p> : null}
    </nav>
  );
}

interface BranchProps extends Omit<FileTreeProps, 'paths'> {
  nodes: readonly TreeNode[];
}

function Branch({ nodes, chosen, onChoose }: BranchProps): ReactNode {
  return (
    <ul className={styles.branch}>
      {nodes.map(({ name, path, children }) => (
        <li key={path}>
          {children === undefined ? (
            <button
              type="button"
              className={clsx(styles.leaf, path === chosen && styles.chosen)}
              aria-current={path === chosen ? 'true' : undefined}
              onClick={() => {
                onChoose(path);
              }}
            >
              {name}
            </button>
          ) : (
            <>
              <span className={styles.folder}>{name}</span>
              <Branch nodes={children} chosen={chosen} onChoose={onChoose} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
