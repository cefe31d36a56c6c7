import type { ReactNode } from 'react';
import SearchIcon from '../SearchIcon';
import type { SavedSearchesControl } from '../useSavedSearches';
import type { DialogState } from './createDialogApi';
import { describeItem, type DialogItem } from './DialogItem';
import styles from './DialogPanel.module.css';
import RowGroup, { type RowsContext } from './RowGroup';

export interface StartScreenProps extends RowsContext, Pick<SavedSearchesControl, 'addFavorite' | 'removeSaved'> {
  collections: DialogState['collections'];
}

const LABELS = {
  recent: { title: 'Recent', remove: 'Remove this search from history' },
  favorite: { title: 'Favorite', remove: 'Remove this search from favorites' },
} as const;

/** Screen for an empty query: recent and favorite searches with their actions. */
export default function StartScreen({ collections, addFavorite, removeSaved, ...rows }: StartScreenProps): ReactNode {
  return collections.map((collection) => {
    const [first] = collection.items;
    if (first === undefined || first.kind === 'hit') return null;

    return (
      <RowGroup
        key={collection.source.sourceId}
        collection={collection}
        title={LABELS[first.kind].title}
        renderActions={(item) => <RowActions item={item} addFavorite={addFavorite} removeSaved={removeSaved} />}
        {...rows}
      />
    );
  });
}

function RowActions({
  item,
  addFavorite,
  removeSaved,
}: Pick<StartScreenProps, 'addFavorite' | 'removeSaved'> & { item: DialogItem }): ReactNode {
  if (item.kind === 'hit') return null;
  const { kind, search } = item;
  const { title } = describeItem(item);

  return (
    <>
      {kind === 'recent' ? (
        <RowButton
          label="Save this search"
          icon="star"
          title={title}
          onPress={() => {
            addFavorite(search);
          }}
        />
      ) : null}
      <RowButton
        label={LABELS[kind].remove}
        icon="remove"
        title={title}
        onPress={() => {
          removeSaved(search);
        }}
      />
    </>
  );
}

interface RowButtonProps {
  label: string;
  icon: 'star' | 'remove';
  /** Title of the row, for the accessible name. */
  title: string;
  onPress: () => void;
}

function RowButton({ label, icon, title, onPress }: RowButtonProps): ReactNode {
  return (
    <div role="gridcell" className={styles.action}>
      <button
        type="button"
        title={label}
        aria-label={`${label}: ${title}`}
        className={styles.rowButton}
        onClick={onPress}
      >
        <SearchIcon name={icon} />
      </button>
    </div>
  );
}
