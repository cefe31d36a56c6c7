import { syncMarks } from './syncMarks';
import { BAR_LINK } from '../themeMarkup';

/** Takes the marks of the current page over from the bar of the next page, and the addresses of links that lead from each page elsewhere. */
export function syncNavbar(current: HTMLElement, next: HTMLElement): void {
  const twins = next.querySelectorAll(BAR_LINK);
  for (const [index, link] of current.querySelectorAll(BAR_LINK).entries()) {
    const twin = twins[index];
    if (twin !== undefined) syncMarks(link, twin);
  }
}
