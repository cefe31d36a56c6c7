import { useEffect } from 'react';
import type { DialogState } from './createDialogApi';

/**
 * Keeps the active row in sight. The provider's library scrolls to it when a key is pressed, but the row may be drawn only afterwards, and rows of another query
 * begin at the top.
 *
 * @param panel - the place that scrolls.
 * @param state - what is drawn: the query, the active row.
 * @param drawn - the groups of results that are drawn.
 */
export function useScrollActiveIntoView(
  panel: HTMLElement,
  { query, activeItemId }: Pick<DialogState, 'query' | 'activeItemId'>,
  drawn: DialogState['collections'],
): void {
  useEffect(() => {
    panel.scrollTo({ top: 0, behavior: 'instant' });
  }, [panel, query]);
  useEffect(() => {
    // The first row is where the panel begins.
    if (activeItemId === null || activeItemId === 0) return;
    const row = panel.querySelector('[aria-selected=true]');
    // A row below the pointer must not move away from it.
    if (row?.matches(':hover') === false) row.scrollIntoView({ block: 'nearest' });
  }, [panel, activeItemId, drawn]);
}
