/** The element of the current page that a hash such as `#types` names, `null` when there is none. */
export function findTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A percent sign that belongs to no character: not one of our anchors.
    return null;
  }
}
