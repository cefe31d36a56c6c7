/**
 * Replaces the content of the page about offline reading with the reason why it cannot work.
 *
 * @param problem - `unsupported`: the browser does not save pages; `failed`: a file of the page could not be loaded
 */
export function showProblem(page: HTMLElement, problem: 'unsupported' | 'failed'): void {
  page.querySelector('[data-offline-about]')?.setAttribute('hidden', '');
  const place = page.querySelector<HTMLElement>(`[data-offline-${problem}]`);
  place?.removeAttribute('hidden');
  place?.querySelector('button')?.addEventListener('click', () => {
    window.location.reload();
  });
}
