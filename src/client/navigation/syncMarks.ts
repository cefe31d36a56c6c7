/**
 * Takes the marks of the next page over into a bar or a sidebar that stays: each link gets `aria-current` and `class` of the link with the same address, and every `<details>` with the
 * current page in it opens. Everything else stays as the reader left it.
 *
 * Links that lead somewhere else on each page (to its translation, for example) have no such twin. When both roots have as many of them, they are paired in their order, and the
 * address is taken over as well.
 */
export function syncMarks(currentRoot: Element, nextRoot: Element): void {
  const twins = listLinks(nextRoot);
  const unpaired = listLinks(currentRoot).filter((link) => {
    const index = twins.findIndex((twin) => twin.getAttribute('href') === link.getAttribute('href'));
    const [twin] = index === -1 ? [] : twins.splice(index, 1);
    if (twin !== undefined) copyAttributes(['aria-current', 'class'], twin, link);

    return twin === undefined;
  });
  for (const [index, link] of unpaired.entries()) {
    const twin = unpaired.length === twins.length ? twins[index] : undefined;
    if (twin === undefined) link.removeAttribute('aria-current');
    else copyAttributes(['aria-current', 'class', 'href'], twin, link);
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
