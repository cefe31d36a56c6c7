import type { ReactNode } from 'react';
import { describeHit } from '../describeHit';
import SearchIcon from '../SearchIcon';
import type { KeptSearch } from '../history';
import styles from './SearchDialog.module.css';
import ResultRow from './ResultRow';

export interface KeptSectionProps {
  kind: 'recent' | 'favorite';
  searches: readonly KeptSearch[];
  readRow: (index: number) => { rowProps: Record<string, unknown>; isActive: boolean; url: string };
  onChoose: (search: KeptSearch) => void;
  onPromote: (search: KeptSearch) => void;
  onForget: (search: KeptSearch) => void;
}

const WORDS = {
  recent: { title: 'Recent', forget: 'Remove this search from history' },
  favorite: { title: 'Favorite', forget: 'Remove this search from favorites' },
} as const;

/** The recent or the favorite searches of the start screen. */
export default function KeptSection({
  kind,
  searches,
  readRow,
  onChoose,
  onPromote,
  onForget,
}: KeptSectionProps): ReactNode {
  if (searches.length === 0) return null;
  const titleId = `search-${kind}`;

  return (
    <div role="rowgroup" aria-labelledby={titleId} className={styles.group}>
      <div role="presentation" className={styles.groupTitle} id={titleId}>
        {WORDS[kind].title}
      </div>
      {searches.map((search, index) => {
        const { title } = describeHit({ hierarchy: search.hierarchy, content: null });
        const { lvl0, lvl1 } = search.hierarchy;
        return (
          <ResultRow
            key={search.objectID}
            {...readRow(index)}
            icon={kind === 'recent' ? 'recent' : 'star'}
            title={title}
            detail={title === lvl1 ? lvl0 : `${lvl0} › ${lvl1}`}
            onChoose={() => {
              onChoose(search);
            }}
            actions={
              <>
                {kind === 'recent' ? (
                  <RowButton
                    label="Save this search"
                    icon="star"
                    title={title}
                    onPress={() => {
                      onPromote(search);
                    }}
                  />
                ) : null}
                <RowButton
                  label={WORDS[kind].forget}
                  icon="remove"
                  title={title}
                  onPress={() => {
                    onForget(search);
                  }}
                />
              </>
            }
          />
        );
      })}
    </div>
  );
}

interface RowButtonProps {
  label: string;
  icon: 'star' | 'remove';
  /** Of the row, for those who do not see it. */
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
