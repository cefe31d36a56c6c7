/** Scrolls a box, and only the box, to the first occurrence of a name in it, unless that can be seen already. */
export function revealName(box: HTMLElement, name: string): void {
  const first = box.querySelector(`[data-name="${name}"]`);
  if (first === null) return;
  const offset = first.getBoundingClientRect().top - box.getBoundingClientRect().top;
  if (offset >= 0 && offset <= box.clientHeight - 40) return;
  box.scrollTop += offset - box.clientHeight / 3;
}
