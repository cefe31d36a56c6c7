/**
 * Scrolls a box, and nothing else, so that one of its entries is in the middle of it. Does nothing if the entry is in view, or if the box is not shown.
 *
 * @param box - scrolls its own content
 */
export function showInBox(entry: Element, box: Element): void {
  const frame = box.getBoundingClientRect();
  const place = entry.getBoundingClientRect();
  if (place.top >= frame.top && place.bottom <= frame.bottom) return;
  box.scrollTop += (place.top + place.bottom - frame.top - frame.bottom) / 2;
}
