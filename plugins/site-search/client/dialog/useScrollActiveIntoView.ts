import { useEffect } from 'react';
import type { DialogState } from './createDialogApi';

/**
 * Keeps the active row in view. The provider's library scrolls on key presses, but the row may be rendered later, and a
 * new query must scroll to the top.
 *
 * @param panel - scroll container
 * @param state - rendered query and active row
 * @param rendered - rendered groups of results
 */
export function useScrollActiveIntoView(
  panel: HTMLElement,
  { query, activeItemId }: Pick<DialogState, 'query' | 'activeItemId'>,
  rendered: DialogState['collections'],
): void {
  useEffect(() => {
    panel.scrollTo({ top: 0, behavior: 'instant' });
  }, [panel, query]);
  useEffect(() => {
    // The first row is at the top of the panel.
    if (activeItemId === null || activeItemId === 0) return;
    const row = panel.querySelector('[aria-selected=true]');
    // A row below the pointer must not move away from it.
    if (row?.matches(':hover') === false) row.scrollIntoView({ block: 'nearest' });
  }, [panel, activeItemId, rendered]);
}
