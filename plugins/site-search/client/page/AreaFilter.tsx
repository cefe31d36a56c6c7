import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './SearchPage.module.css';
import type { SearchResults } from './useSearchResults';

export interface AreaFilterProps {
  areas: SearchResults['areas'];
  /** Chosen area; undefined means all. */
  chosen: string | undefined;
  onChoose: (area: string | undefined) => void;
}

/** Filters the results by area of the site, if there are several. */
export default function AreaFilter({ areas, chosen, onChoose }: AreaFilterProps): ReactNode {
  if (areas.length < 2) return null;
  const all = { name: undefined, count: areas.reduce((total, { count }) => total + count, 0) };

  return (
    <ul className={styles.areas} aria-label="Areas">
      {[all, ...areas].map(({ name, count }) => (
        <li key={name ?? ''}>
          <button
            type="button"
            className={clsx(styles.area, name === chosen && styles.chosen)}
            aria-pressed={name === chosen}
            onClick={() => {
              onChoose(name);
            }}
          >
            <span>{name ?? 'All'}</span> <span className={styles.areaCount}>{count}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
