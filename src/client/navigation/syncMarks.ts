/**
 * Copies the marks of the current page into a bar or sidebar that stays during a navigation. Each link takes its
 * `aria-current` and `class` from the link with the same address in the next page. If there is no such link, its
 * `aria-current` is removed. Each `<details>` that contains a link with `aria-current` opens.
 *
 * Some links have a different address on each page, for example a link to its translation. If both roots have the same
 * number of such links, they are paired in order, and the address is copied as well.
 */
export function syncMarks(currentRoot: Element, nextRoot: Element): void {
  const nextLinks = listLinks(nextRoot);
  const unpaired = listLinks(currentRoot).filter((link) => {
    const index = nextLinks.findIndex((next) => next.getAttribute('href') === link.getAttribute('href'));
    const [next] = index === -1 ? [] : nextLinks.splice(index, 1);
    if (next !== undefined) copyAttributes(['aria-current', 'class'], next, link);

    return next === undefined;
  });
  for (const [index, link] of unpaired.entries()) {
    const next = unpaired.length === nextLinks.length ? nextLinks[index] : undefined;
    if (next === undefined) link.removeAttribute('aria-current');
    else copyAttributes(['aria-current', 'class', 'href'], next, link);
  }
  for (const details of currentRoot.querySelectorAll('details')) {
    if (details.querySelector('[aria-current]') !== null) details.open = true;
  }
}

function listLinks(root: Element): Element[] {
  return [...root.querySelectorAll('a[href]')];
}

function copyAttributes(names: readonly string[], from: Element, to: Element): void {
  for (const name of names) {
    const value = from.getAttribute(name);
    if (value === null) to.removeAttribute(name);
    else if (value !== to.getAttribute(name)) to.setAttribute(name, value);
  }
}
