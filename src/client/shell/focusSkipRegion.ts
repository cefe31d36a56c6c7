/** Gives the focus to the beginning of the page, from where the next Tab reaches the link to the main content. */
export function focusSkipRegion(): void {
  const region = document.querySelector<HTMLElement>(
    '[role="region"]:has(> [href="#__docusaurus_skipToContent_fallback"])',
  );
  if (region === null) return;
  region.setAttribute('tabindex', '-1');
  region.focus({ preventScroll: true });
  region.removeAttribute('tabindex');
}
