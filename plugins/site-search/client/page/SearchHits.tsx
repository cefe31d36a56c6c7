import { memo, type ReactNode } from 'react';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import type { SearchHit } from '../../../../lib/search/types';
import { describeHit } from '../describeHit';
import { type KeptSearch, toKeptSearch } from '../history';
import MarkedText from '../MarkedText';
import { toLocalUrl } from '../toLocalUrl';
import styles from './SearchPage.module.css';

export interface SearchHitsProps {
  hits: readonly SearchHit[];
  externalUrlPattern: string | undefined;
  onOpen: (search: KeptSearch) => void;
}

/** The results of the search page. Drawn again only when there are others: letters in the box do not wait for them. */
export default memo(function SearchHits({ hits, externalUrlPattern, onOpen }: SearchHitsProps): ReactNode {
  return (
    <ol className={styles.hits}>
      {hits.map((hit) => {
        const { title, detail } = describeHit(hit);
        const { url, isExternal } = toLocalUrl(hit.url, externalUrlPattern);
        const { lvl0, lvl1 } = hit.hierarchy;
        return (
          <li key={hit.objectID} className={styles.hit}>
            <Heading as="h2" className={styles.hitTitle}>
              <Link
                {...(isExternal ? { href: url } : { to: url })}
                onClick={() => {
                  onOpen(toKeptSearch(hit));
                }}
              >
                <MarkedText value={title} />
              </Link>
            </Heading>
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
