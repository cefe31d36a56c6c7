import { focusOnce } from './focusOnce';

/** Moves the focus to the beginning of the page, from where the next Tab reaches the link to the main content. Does not scroll. */
export function focusSkipRegion(): void {
  const region = document.querySelector<HTMLElement>('[data-skip-region]');
  if (region !== null) focusOnce(region, { preventScroll: true });
}
