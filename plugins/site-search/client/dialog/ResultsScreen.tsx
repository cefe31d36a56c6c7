import type { ReactNode } from 'react';
import type { DialogState } from './createDialogApi';
import styles from './DialogPanel.module.css';
import RowGroup, { type RowsContext } from './RowGroup';

export interface ResultsScreenProps extends RowsContext {
  /** Collections to render. */
  collections: DialogState['collections'];
}

/** Screen with the results of a query, grouped by page. */
export default function ResultsScreen({ collections, ...rows }: ResultsScreenProps): ReactNode {
  return collections.map((collection) => {
    const [first] = collection.items;
    if (first?.kind !== 'hit') return null;
    const { page, area } = first.group;

    return (
      <RowGroup
        key={collection.source.sourceId}
        collection={collection}
        title={
          <>
            <span>{page}</span> <span className={styles.area}>{area}</span>
          </>
        }
        {...rows}
      />
    );
  });
}
