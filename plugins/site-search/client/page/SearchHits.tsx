import { memo, type ReactNode } from 'react';
import type { SearchHit } from '../../shared/types';
import { describeHit } from '../describeHit';
import MarkedText from '../MarkedText';
import { type SavedSearch, toSavedSearch } from '../savedSearches';
import { toLocalUrl } from '../toLocalUrl';
import styles from './SearchPage.module.css';

export interface SearchHitsProps {
  hits: readonly SearchHit[];
  externalUrlPattern: string | undefined;
  onOpen: (search: SavedSearch) => void;
}

/** Results of the search page. Memoized, so that typing does not wait for them. */
export default memo(function SearchHits({ hits, externalUrlPattern, onOpen }: SearchHitsProps): ReactNode {
  return (
    <ol className={styles.hits}>
      {hits.map((hit) => {
        const { title, detail } = describeHit(hit);
        const { url } = toLocalUrl(hit.url, externalUrlPattern);
        const { lvl0, lvl1 } = hit.hierarchy;
        return (
          <li key={hit.objectID} className={styles.hit}>
            <h2 className={styles.hitTitle}>
              <a
                href={url}
                onClick={() => {
                  onOpen(toSavedSearch(hit));
                }}
              >
                <MarkedText value={title} />
              </a>
            </h2>
            <p className={styles.path}>{hit.type === 'lvl1' ? lvl0 : `${lvl0} › ${lvl1}`}</p>
            {detail === '' ? null : (
              <p className={styles.detail}>
                <MarkedText value={detail} />
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
});
