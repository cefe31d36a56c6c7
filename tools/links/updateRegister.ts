import type { LinkResult } from './checkLink';

/** An external address in `tests/links/external-links.json`. */
export interface RegisteredLink {
  url: string;
  /** ISO date on which a maintainer last compared our statement with the page. */
  checked: string;
  /** Method of the comparison. */
  how: string;
  /** Result of the comparison. */
  note: string;
  /** ISO date on which `npm run check:links` last found that the address works. */
  opened?: string;
}

/**
 * Records the date of the check for every address that works, and keeps the entries of the others.
 *
 * @param day - ISO date, such as `2026-11-22`
 */
export function updateRegister(
  register: readonly RegisteredLink[],
  results: readonly LinkResult[],
  day: string,
): RegisteredLink[] {
  const working = new Set(results.filter(({ problem }) => problem === undefined).map(({ url }) => url));

  return register.map((link) => (working.has(link.url) ? { ...link, opened: day } : link));
}
