/**
 * Focuses an element with code, scrolls to an offset in its text, and selects the text from there to the end of the
 * line.
 */
export function selectLine(element: HTMLElement, offset: number): void {
  const text = element.textContent;
  const newline = text.indexOf('\n', offset);
  const start = selectText(element, offset, newline === -1 ? text.length : newline);
  if (start === undefined) return;
  element.focus({ preventScroll: true });
  start.parentElement?.scrollIntoView({ block: 'center', inline: 'nearest' });
}

/**
 * Replaces the nodes of an element without losing the selection in it.
 *
 * @param replace - replaces the nodes at once; the text must stay the same
 */
export function keepSelection(element: HTMLElement | null, replace: () => void): void {
  const selection = window.getSelection();
  const { anchorNode, focusNode } = selection ?? {};
  if (!selection || !anchorNode || !focusNode || !element?.contains(anchorNode) || !element.contains(focusNode)) {
    replace();
    return;
  }
  const anchor = getOffset(element, anchorNode, selection.anchorOffset);
  const focus = getOffset(element, focusNode, selection.focusOffset);
  replace();
  selectText(element, anchor, focus);
}

/**
 * Selects the text of an element between two offsets. `focus` can be before `anchor`.
 *
 * @returns the text node in which the selection starts, or `undefined` if the element has no text
 */
function selectText(element: HTMLElement, anchor: number, focus: number): Text | undefined {
  const [start, end] = [findPoint(element, anchor), findPoint(element, focus)];
  if (start === undefined || end === undefined) return undefined;
  window.getSelection()?.setBaseAndExtent(start.node, start.offset, end.node, end.offset);
  return start.node;
}

/** Converts a DOM position, which is a node and an offset in it, to an offset in the text of an element. */
function getOffset(element: HTMLElement, node: Node, offset: number): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  range.setEnd(node, offset);
  return range.toString().length;
}

interface TextPoint {
  node: Text;
  offset: number;
}

/**
 * Converts an offset in the text of an element to a text node and an offset in it. Between two nodes, uses the second
 * one.
 */
function findPoint(element: HTMLElement, offset: number): TextPoint | undefined {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let point: TextPoint | undefined;
  let start = 0;
  for (let node = walker.nextNode(); node instanceof Text && offset >= start; node = walker.nextNode()) {
    point = { node, offset: Math.min(offset - start, node.length) };
    start += node.length;
  }
  return point;
}
