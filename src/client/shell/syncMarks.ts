/** Attributes of a link that say where it leads and whether the reader is there. */
const MARKS = ['class', 'href', 'aria-current'];

/** Gives a link the address and the marks of its twin in another document. */
export function syncMarks(link: Element, twin: Element): void {
  for (const name of MARKS) {
    const value = twin.getAttribute(name);
    if (value === null) link.removeAttribute(name);
    else if (value !== link.getAttribute(name)) link.setAttribute(name, value);
  }
}
