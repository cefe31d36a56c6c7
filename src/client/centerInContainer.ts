/**
 * Scrolls a container so that one of its entries is in the middle of it, without scrolling the page. Does not scroll
 * along an axis on which all of the entry is in view. Does nothing if the container is not shown.
 */
export function centerInContainer(entry: Element, container: Element): void {
  const frame = container.getBoundingClientRect();
  const rect = entry.getBoundingClientRect();
  if (rect.top < frame.top || rect.bottom > frame.bottom)
    container.scrollTop += (rect.top + rect.bottom - frame.top - frame.bottom) / 2;
  if (rect.left < frame.left || rect.right > frame.right)
    container.scrollLeft += (rect.left + rect.right - frame.left - frame.right) / 2;
}
