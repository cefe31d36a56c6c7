import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface TagListProps {
  tags: readonly {
    readonly label: string;
    readonly permalink: string;
    readonly count?: number;
    readonly description?: string;
  }[];
}

/** List of links to the pages of tags. */
export default function TagList({ tags }: TagListProps): ReactNode {
  return (
    <ul className={styles.tags}>
      {tags.map(({ label, permalink, count, description }) => (
        <li key={permalink}>
          <Link rel="tag" to={permalink} title={description}>
            {label}
            {count === undefined ? null : <span>{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
