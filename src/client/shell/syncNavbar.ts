import { syncMarks } from './syncMarks';

const LINKS = '.navbar__inner a';

/** Takes the marks of the current page over from the bar of the next page, and the addresses of links that lead from each page elsewhere. */
export function syncNavbar(current: HTMLElement, next: HTMLElement): void {
  const twins = next.querySelectorAll(LINKS);
  for (const [index, link] of current.querySelectorAll(LINKS).entries()) {
    const twin = twins[index];
    if (twin !== undefined) syncMarks(link, twin);
  }
}
