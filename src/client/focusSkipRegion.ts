import { moveFocus } from './moveFocus';

/**
 * Moves the focus to the beginning of the page without scrolling. The next Tab reaches the link to the main content.
 */
export function focusSkipRegion(): void {
  const region = document.querySelector<HTMLElement>('[data-skip-region]');
  if (region !== null) moveFocus(region, { preventScroll: true });
}
