/**
 * Focuses an element with code, scrolls to an offset in its text, and selects the text from there to the end of the
 * line.
 */
export function selectLine(element: HTMLElement, offset: number): void {
  const text = element.textContent;
  const newline = text.indexOf('\n', offset);
  const [start, end] = [findPoint(element, offset), findPoint(element, newline === -1 ? text.length : newline)];
  if (start === undefined || end === undefined) return;
  element.focus({ preventScroll: true });
  window.getSelection()?.setBaseAndExtent(start.node, start.offset, end.node, end.offset);
  start.node.parentElement?.scrollIntoView({ block: 'center', inline: 'nearest' });
}

interface TextPoint {
  node: Text;
  offset: number;
}

/** Finds the text node that begins at or contains an offset in the text of an element, and the offset in the node. */
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
