import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './SearchDialog.module.css';

export interface DialogFooterProps {
  /** The provider asks to be named where it answers. */
  isHosted: boolean;
}

/** Which keys do what. */
export default function DialogFooter({ isHosted }: DialogFooterProps): ReactNode {
  return (
    <footer className={styles.footer}>
      <ul className={styles.hints}>
        <li>
          <Key name="Enter key" sign="↵" /> to select
        </li>
        <li>
          <Key name="Arrow up" sign="↑" /> <Key name="Arrow down" sign="↓" /> to navigate
        </li>
        <li>
          <Key name="Escape key" sign="esc" /> to close
        </li>
      </ul>
      {isHosted ? (
        <span>
          Search by <Link href="https://www.algolia.com/developers">Algolia</Link>
        </span>
      ) : null}
    </footer>
  );
}

/** The sign for the eyes, the name for the ears. */
function Key({ name, sign }: { name: string; sign: string }): ReactNode {
  return (
    <>
      <kbd aria-hidden="true">{sign}</kbd>
      <span className={styles.hidden}>{name}</span>
    </>
  );
}
