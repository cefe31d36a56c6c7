import type { ReactNode } from 'react';
import styles from './GeneratedFileList.module.css';

export interface GeneratedFileListProps {
  paths: readonly string[];
  /** Path of the file that is shown. */
  chosen: string | undefined;
  onChoose: (path: string) => void;
}

/**
 * Maximum number of files to list, because a list of thousands of buttons would not be useful. The zip contains all
 * files.
 */
const FILE_LIMIT = 300;

/** The generated files, grouped by folder. Names of folders omit the folder that contains all files. */
export default function GeneratedFileList({ paths, chosen, onChoose }: GeneratedFileListProps): ReactNode {
  const hidden = paths.length - FILE_LIMIT;
  const shown = paths.slice(0, FILE_LIMIT).sort();
  const folders = [...new Set(shown.map(readFolder))];
  const common = findCommonFolder(shown);

  return (
    <nav className={styles.list} aria-label="Generated files">
      {folders.map((folder) => (
        <Folder
          key={folder}
          name={folder.slice(common.length) || folder}
          paths={shown.filter((path) => readFolder(path) === folder)}
          chosen={chosen}
          onChoose={onChoose}
        />
      ))}
      {hidden > 0 ? <p className={styles.note}>… and {hidden} more. The zip contains all files.</p> : null}
    </nav>
  );
}

function Folder({ name, paths, chosen, onChoose }: GeneratedFileListProps & { name: string }): ReactNode {
  return (
    <>
      {name === '' ? null : <span className={styles.folder}>{name}</span>}
      <ul className={styles.files} aria-label={name || undefined}>
        {paths.map((path) => (
          <li key={path}>
            <button
              type="button"
              className={styles.file}
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

/**
 * Returns the innermost folder that contains all files, with a slash at its end; empty if there is none. In a sorted
 * list, this folder is the beginning that the first and the last path share.
 */
function findCommonFolder(sorted: readonly string[]): string {
  const first = sorted[0] ?? '';
  const last = sorted.at(-1) ?? '';
  let length = 0;
  while (length < first.length && first[length] === last[length]) length++;

  return first.slice(0, first.slice(0, length).lastIndexOf('/') + 1);
}
