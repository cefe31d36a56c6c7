import type { PageText } from './PageText';

/** Sorts pages along their chains of 'next' links. Pages outside of any chain follow in their original order. */
export function orderPages(pages: readonly PageText[]): PageText[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const followers = new Set(pages.map(({ next }) => next));
  const ordered = new Set<PageText>();
  for (const first of pages.filter(({ path, next }) => next !== undefined && !followers.has(path))) {
    let page: PageText | undefined = first;
    while (page !== undefined && !ordered.has(page)) {
      ordered.add(page);
      page = page.next === undefined ? undefined : byPath.get(page.next);
    }
  }

  return [...ordered, ...pages.filter((page) => !ordered.has(page))];
}
