/** Takes the marks of the current page over from the sidebar of the next page. */
export function syncSidebar(current: HTMLElement, next: HTMLElement): void {
  current.replaceChildren(...next.childNodes);
}
