import { nextTask } from '../tasks';

/** Where the text of a page is, in the documentation and in the blog. */
const TEXT = '.markdown';

/** Elements that are shown in one task; a task of this size stays short on a slow phone. */
const ELEMENTS = 1500;

/**
 * Takes the last block of a page's text, which may be cut, out of a page whose end was not read yet.
 *
 * @returns whether the page can be shown in two steps: it was cut in its text
 */
export function trimBeginning(page: Document): boolean {
  const text = page.querySelector(`main ${TEXT}`);
  if (text === null || text.childNodes.length < 3 || !isLast(text)) return false;
  text.lastChild?.remove();

  return true;
}

/** Whether nothing stands after an element in the main part of its page. */
function isLast(element: Element): boolean {
  for (let inner: Element | null = element; inner !== null && inner.tagName !== 'MAIN'; inner = inner.parentElement) {
    if (inner.nextSibling !== null) return false;
  }

  return true;
}

/** Adds to the beginning of a page that is shown what the whole page has after it, piece by piece, each in a task of its own. */
export async function completeContent(shown: Element, whole: Element): Promise<void> {
  const text = shown.querySelector(TEXT);
  const wholeText = whole.querySelector(TEXT);
  if (text === null || wholeText === null) return;
  const rest = [...wholeText.childNodes].slice(text.childNodes.length);
  // What stands after the text, beginning with its neighbors.
  for (let [inner, twin]: [Element, Element] = [text, wholeText]; inner !== shown;) {
    const { parentElement } = inner;
    const { parentElement: twinParent } = twin;
    if (parentElement === null || twinParent === null) return;
    parentElement.append(...[...twinParent.childNodes].slice(parentElement.childNodes.length));
    [inner, twin] = [parentElement, twinParent];
  }
  while (rest.length > 0) {
    text.append(...rest.splice(0, countNodes(rest)));
    if (rest.length > 0) await nextTask();
  }
}

/** How many nodes from the beginning hold about as many elements as fit into a task, at least one. */
function countNodes(nodes: readonly Node[]): number {
  let taken = 0;
  for (let elements = 0; elements < ELEMENTS && taken < nodes.length; taken += 1) {
    const node = nodes[taken];
    elements += node instanceof Element ? node.getElementsByTagName('*').length : 0;
  }

  return taken;
}
