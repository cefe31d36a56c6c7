import { focusOnce } from './focusOnce';
import { SKIP_LINK } from './themeMarkup';

/** Gives the focus to the beginning of the page, from where the next Tab reaches the link to the main content. Does not scroll. */
export function focusSkipRegion(): void {
  const region = document.querySelector(SKIP_LINK)?.parentElement;
  if (region) focusOnce(region, { preventScroll: true });
}
