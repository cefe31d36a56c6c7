import type { SearchHit } from '../../../../lib/search/types';
import type { KeptSearch } from '../history';

/** A row of the dialog that can be chosen. */
export type DialogItem =
  { kind: 'hit'; hit: SearchHit } | { kind: 'recent'; search: KeptSearch } | { kind: 'favorite'; search: KeptSearch };

/** Address of what a row leads to, as it was recorded. */
export function readItemUrl(item: DialogItem): string {
  return item.kind === 'hit' ? item.hit.url : item.search.url;
}
