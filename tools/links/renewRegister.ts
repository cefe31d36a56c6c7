import type { LinkResult } from './checkLink';

/** An external address in `tests/links/external-links.json`. */
export interface RegisteredLink {
  url: string;
  /** Day on which somebody checked what the page says. */
  checked: string;
  /** How, and what was found. */
  how: string;
  note: string;
  /** Day on which the address was last opened by `npm run check:links`. */
  opened?: string;
}

/**
 * Puts the day of the check beside every address that was opened; what the others have stays.
 *
 * @param day - as `2026-11-22`
 */
export function renewRegister(
  register: readonly RegisteredLink[],
  results: readonly LinkResult[],
  day: string,
): RegisteredLink[] {
  const good = new Set(results.filter(({ problem }) => problem === undefined).map(({ url }) => url));

  return register.map((link) => (good.has(link.url) ? { ...link, opened: day } : link));
}
