import type { ReactNode } from 'react';
import clsx from 'clsx';
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

/** The generated files, by folder. */
export default function FileTree({ paths, chosen, onChoose }: FileTreeProps): ReactNode {
  const hidden = paths.length - FILE_LIMIT;
  const shown = paths.slice(0, FILE_LIMIT).sort();
  const folders = [...new Set(shown.map(readFolder))];

  return (
    <nav className={styles.tree} aria-label="Generated files">
      {folders.map((folder) => (
        <Folder
          key={folder}
          folder={folder}
          paths={shown.filter((path) => readFolder(path) === folder)}
          chosen={chosen}
          onChoose={onChoose}
        />
      ))}
      {hidden > 0 ? <p className={styles.note}>… and {hidden} more. The zip contains all files.</p> : null}
    </nav>
  );
}

function Folder({ folder, paths, chosen, onChoose }: FileTreeProps & { folder: string }): ReactNode {
  return (
    <>
      {folder === '' ? null : <span className={styles.folder}>{folder}</span>}
      <ul className={styles.files}>
        {paths.map((path) => (
          <li key={path}>
            <button
              type="button"
              className={clsx(styles.file, path === chosen && styles.chosen)}
              aria-current={path === chosen ? 'true' : undefined}
              onClick={() => {
                onChoose(path);
              }}
            >
              {path.slice(path.lastIndexOf('/') + 1)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Returns the folder of a path; empty if there is none. */
function readFolder(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
