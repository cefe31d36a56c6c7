/**
 * Replaces the content of the page about offline reading with the reason why it cannot work.
 *
 * @param problem - `unsupported`: the browser does not save pages; `failed`: the script of the page could not be loaded
 *   or started
 */
export function showProblem(page: HTMLElement, problem: 'unsupported' | 'failed'): void {
  page.querySelector('[data-offline-about]')?.setAttribute('hidden', '');
  showMessage(page, problem);
}

/** Shows a message of the page. If the message has a button, the button reloads the page. */
export function showMessage(page: HTMLElement, message: 'unreachable' | 'unsupported' | 'failed'): void {
  const element = page.querySelector<HTMLElement>(`[data-offline-${message}]`);
  element?.removeAttribute('hidden');
  element?.querySelector('button')?.addEventListener('click', () => {
    window.location.reload();
  });
}
