import type { HierarchyLevel, SearchHit } from '../shared/types';

/** Texts of a result, with highlight tags. */
export interface HitTexts {
  title: string;
  /**
   * Second line: the matching text or, without one, the headings between the page's title and this one. It may be
   * empty.
   */
  detail: string;
}

const SECTION_LEVELS = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'] as const satisfies readonly HierarchyLevel[];

/**
 * Selects the texts of a result: its own heading, and the matching text. The texts contain no highlight tags if the
 * client returned no highlighting.
 */
export function describeHit(hit: Pick<SearchHit, 'hierarchy' | '_snippetResult' | 'content'>): HitTexts {
  // The heading of a level may be null, missing or empty.
  const level = SECTION_LEVELS.find((candidate) => Boolean(hit.hierarchy[candidate])) ?? 'lvl1';
  const read = (wanted: HierarchyLevel): string =>
    hit._snippetResult?.hierarchy?.[wanted]?.value ?? hit.hierarchy[wanted] ?? '';
  const content = hit._snippetResult?.content?.value ?? hit.content ?? '';
  const parentHeadings = SECTION_LEVELS.filter((candidate) => candidate < level && hit.hierarchy[candidate]).map(read);

  return { title: read(level), detail: content === '' ? parentHeadings.reverse().join(' › ') : content };
}
