import { focusOnce } from './focusOnce';

/** Gives the focus to the beginning of the page, from where the next Tab reaches the link to the main content. Does not scroll. */
export function focusSkipRegion(): void {
  const region = document.querySelector('[href="#__docusaurus_skipToContent_fallback"]')?.parentElement;
  if (region) focusOnce(region, { preventScroll: true });
}
