/**
 * Replaces the page about reading offline with the reason why it cannot work.
 *
 * @param problem the browser does not keep pages, or what belongs to the page did not come
 */
export function showProblem(page: HTMLElement, problem: 'unsupported' | 'failed'): void {
  page.querySelector('[data-offline-about]')?.setAttribute('hidden', '');
  const place = page.querySelector<HTMLElement>(`[data-offline-${problem}]`);
  place?.removeAttribute('hidden');
  place?.querySelector('button')?.addEventListener('click', () => {
    window.location.reload();
  });
}
