import type { SearchHit } from '../../shared/types';

/** Results on the same page. */
export interface HitGroup {
  area: string;
  page: string;
  hits: SearchHit[];
}

/** Maximum number of results per page in the dialog. */
const MAX_HITS = 5;

/**
 * Groups results by page (`lvl0` and `lvl1`), in the order of each page's best result. Leaves out all but the best
 * `MAX_HITS` results of each page.
 */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  for (const hit of hits) {
    const { lvl0: area, lvl1: page } = hit.hierarchy;
    const key = `${area}\n${page}`;
    const group = groups.get(key) ?? { area, page, hits: [] };
    groups.set(key, group);
    if (group.hits.length < MAX_HITS) group.hits.push(hit);
  }
  return [...groups.values()];
}
