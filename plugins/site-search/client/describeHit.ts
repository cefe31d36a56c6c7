import type { HierarchyLevel, SearchHit } from '../../../lib/search/types';

/** The texts of a result, with highlight tags. */
export interface HitTexts {
  title: string;
  /** What stands below: a text of the place, or the headings that lead to it. */
  detail: string;
}

const SECTION_LEVELS = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'] as const satisfies readonly HierarchyLevel[];

/** Chooses what to show of a result: its own heading, and below the text that matched. Plain where the client marked nothing. */
export function describeHit(hit: Pick<SearchHit, 'hierarchy' | '_snippetResult' | 'content'>): HitTexts {
  // A provider may omit fields that it does not know.
  const level = SECTION_LEVELS.find((candidate) => Boolean(hit.hierarchy[candidate])) ?? 'lvl1';
  const read = (wanted: HierarchyLevel): string =>
    hit._snippetResult?.hierarchy?.[wanted]?.value ?? hit.hierarchy[wanted] ?? '';
  const content = hit._snippetResult?.content?.value ?? hit.content ?? '';
  const above = SECTION_LEVELS.filter((candidate) => candidate < level && hit.hierarchy[candidate]).map(read);

  return { title: read(level), detail: content === '' ? above.reverse().join(' › ') : content };
}
