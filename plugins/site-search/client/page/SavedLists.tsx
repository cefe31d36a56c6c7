import type { ReactNode } from 'react';
import { describeHit } from '../describeHit';
import type { SavedSearch } from '../savedSearches';
import SearchIcon from '../SearchIcon';
import { toLocalUrl } from '../toLocalUrl';
import type { SavedSearchesControl } from '../useSavedSearches';
import styles from './SearchPage.module.css';

export interface SavedListsProps {
  saved: SavedSearchesControl;
  externalUrlPattern: string | undefined;
}

/** Lists the saved searches while the query is empty. */
export default function SavedLists({ saved, externalUrlPattern }: SavedListsProps): ReactNode {
  if (saved.recent.length + saved.favorite.length === 0) return <p>No recent searches</p>;
  const rest = { removeSaved: saved.removeSaved, externalUrlPattern };

  return (
    <>
      <SavedList title="Favorite" searches={saved.favorite} {...rest} />
      <SavedList title="Recent" searches={saved.recent} {...rest} />
    </>
  );
}

interface SavedListProps extends Pick<SavedListsProps, 'externalUrlPattern'> {
  title: 'Favorite' | 'Recent';
  searches: readonly SavedSearch[];
  removeSaved: (search: SavedSearch) => void;
}

function SavedList({ title, searches, removeSaved, externalUrlPattern }: SavedListProps): ReactNode {
  if (searches.length === 0) return null;

  return (
    <section>
      <h2 className={styles.listTitle}>{title} searches</h2>
      <ul className={styles.savedList}>
        {searches.map((search) => (
          <li key={search.objectID}>
            <SavedLink search={search} externalUrlPattern={externalUrlPattern} />
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove from ${title.toLowerCase()} searches: ${search.hierarchy.lvl1}`}
              onClick={({ currentTarget }) => {
                focusNextEntry(currentTarget);
                removeSaved(search);
              }}
            >
              <SearchIcon name="remove" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Moves the focus from an entry that is about to be removed to its neighbor, or to the search box if there is none. */
function focusNextEntry(button: HTMLElement): void {
  const entry = button.closest('li');
  const next = (entry?.nextElementSibling ?? entry?.previousElementSibling)?.querySelector('button');
  (next ?? document.querySelector<HTMLElement>('main input'))?.focus();
}

interface SavedLinkProps extends Pick<SavedListsProps, 'externalUrlPattern'> {
  search: SavedSearch;
}

/** Link to a section, followed by the title of its page if the section has another title. */
function SavedLink({ search, externalUrlPattern }: SavedLinkProps): ReactNode {
  const { title } = describeHit({ hierarchy: search.hierarchy, content: null });
  const page = search.hierarchy.lvl1;

  return (
    <>
      <a href={toLocalUrl(search.url, externalUrlPattern).url}>{title}</a>
      {page === title ? null : <span className={styles.path}>{page}</span>}
    </>
  );
}
