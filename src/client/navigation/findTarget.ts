/** Returns the element of the current page that a hash such as `#types` names; `null` if there is none. */
export function findTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // The hash contains an invalid percent encoding, so no element of the page has this id.
    return null;
  }
}
