/**
 * Scrolls a container so that one of its entries is in the middle of it, without scrolling the page. Does nothing if
 * all of the entry is in view, or if the container is not shown.
 */
export function centerInContainer(entry: Element, container: Element): void {
  const frame = container.getBoundingClientRect();
  const rect = entry.getBoundingClientRect();
  if (rect.top >= frame.top && rect.bottom <= frame.bottom) return;
  container.scrollTop += (rect.top + rect.bottom - frame.top - frame.bottom) / 2;
}
