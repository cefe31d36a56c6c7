/** Takes the marks of the current page over from the bar of the next page. */
export function syncNavbar(current: HTMLElement, next: HTMLElement): void {
  const links = next.querySelectorAll('a');
  for (const [index, link] of current.querySelectorAll('a').entries()) {
    const twin = links[index];
    if (twin === undefined) continue;
    link.className = twin.className;
    link.href = twin.href;
    const mark = twin.getAttribute('aria-current');
    if (mark === null) link.removeAttribute('aria-current');
    else link.setAttribute('aria-current', mark);
  }
}
