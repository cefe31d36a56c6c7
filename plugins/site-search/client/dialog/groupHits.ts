import type { SearchHit } from '../../shared/types';

/** Results on the same page. */
export interface HitGroup {
  area: string;
  page: string;
  hits: SearchHit[];
}

/**
 * Groups results by page (`lvl0` and `lvl1`), in the order of each page's best result.
 *
 * @param maxPerGroup - maximum number of results per page; the others are left out
 */
export function groupHits(hits: readonly SearchHit[], maxPerGroup: number): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  for (const hit of hits) {
    const { lvl0: area, lvl1: page } = hit.hierarchy;
    const key = `${area}\n${page}`;
    const group = groups.get(key) ?? { area, page, hits: [] };
    groups.set(key, group);
    if (group.hits.length < maxPerGroup) group.hits.push(hit);
  }
  return [...groups.values()];
}
