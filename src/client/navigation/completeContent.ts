import { nextTask } from '../tasks';
import { TEXT } from '../themeMarkup';

/** Elements that are shown in one task; a task of this size stays short on a slow phone. */
const ELEMENTS = 1500;

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
