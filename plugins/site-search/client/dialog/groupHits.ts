import type { SearchHit } from '../../shared/types';

/** Maximum number of results per page. */
const MAX_HITS_PER_GROUP = 5;

/** Results on the same page. */
export interface HitGroup {
  area: string;
  page: string;
  hits: SearchHit[];
}

/**
 * Groups results by page (`lvl0` and `lvl1`), in the order of each page's best result. Keeps at most
 * `MAX_HITS_PER_GROUP` results per page.
 */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  for (const hit of hits) {
    const { lvl0: area, lvl1: page } = hit.hierarchy;
    const key = `${area}\n${page}`;
    const group = groups.get(key) ?? { area, page, hits: [] };
    groups.set(key, group);
    if (group.hits.length < MAX_HITS_PER_GROUP) group.hits.push(hit);
  }
  return [...groups.values()];
}
