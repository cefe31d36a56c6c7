import type { Term } from './expandQuery';
import type { Section } from './SearchIndex';

/** Weight of a query term found elsewhere on the page instead of in the section itself: a question may span several headings. */
const SAME_PAGE = 0.3;

/** How much of a query its answers cover. */
export interface Coverage {
  /** Notes which sections have a term, by their places in the list. */
  add(term: Term, ids: Iterable<number>): void;
  /** @returns the share of the query that is found in a section and, for a part, on its page: from 0 to 1 */
  read(id: number): number;
}

/** Computes how much of a query each section and page covers; weak words count less. */
export function createCoverage(sections: readonly Section[]): Coverage {
  const inSection = new Map<number, number>();
  const onPage = new Map<string, number>();
  let asked = 0;

  return {
    add({ weight }, ids) {
      asked += weight;
      const pages = new Set<string>();
      for (const id of ids) {
        raise(inSection, id, weight);
        pages.add(sections[id]?.path ?? '');
      }
      for (const page of pages) raise(onPage, page, weight);
    },

    read(id) {
      const own = inSection.get(id) ?? 0;
      const page = onPage.get(sections[id]?.path ?? '') ?? own;

      return (own + SAME_PAGE * (page - own)) / asked;
    },
  };
}

function raise<Key>(sums: Map<Key, number>, key: Key, by: number): void {
  sums.set(key, (sums.get(key) ?? 0) + by);
}
