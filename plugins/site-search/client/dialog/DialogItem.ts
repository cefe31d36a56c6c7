import type { SearchHit } from '../../shared/types';
import { describeHit, type HitTexts } from '../describeHit';
import type { HitGroup } from './groupHits';
import type { SavedSearch } from '../savedSearches';
import type { SearchIconProps } from '../SearchIcon';

/** A row of the dialog: a result with its group, or a saved search. */
export type DialogItem =
  { kind: 'hit'; hit: SearchHit; group: HitGroup } | { kind: 'recent' | 'favorite'; search: SavedSearch };

/** Returns the URL of a row as stored in the record. */
export function getItemUrl(item: DialogItem): string {
  return item.kind === 'hit' ? item.hit.url : item.search.url;
}

/** Strings and icon of a row. */
export interface ItemTexts extends HitTexts {
  icon: SearchIconProps['name'];
}

/** Selects the strings of a row, with highlight tags, and its icon. */
export function describeItem(item: DialogItem): ItemTexts {
  if (item.kind === 'hit') return { ...describeHit(item.hit), icon: item.hit.type === 'lvl1' ? 'page' : 'section' };
  const { hierarchy } = item.search;
  const { title } = describeHit({ hierarchy, content: null });
  const { lvl0, lvl1 } = hierarchy;

  return {
    title,
    detail: title === lvl1 ? lvl0 : `${lvl0} › ${lvl1}`,
    icon: item.kind === 'recent' ? 'recent' : 'star',
  };
}
