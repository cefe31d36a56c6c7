import { type RefObject, useEffect } from 'react';
import type { DialogState } from './useSearchDialog';

/**
 * Keeps the active row in sight. The provider's library scrolls to it when a key is pressed, but the row may be drawn only afterwards, and rows of another query
 * begin at the top.
 *
 * @param panelRef - the place that scrolls.
 * @param state - what is drawn: the query, the active row.
 * @param drawn - the groups of results that are drawn.
 */
export function useActiveInSight(
  panelRef: RefObject<HTMLElement | null>,
  { query, activeItemId }: Pick<DialogState, 'query' | 'activeItemId'>,
  drawn: DialogState['collections'],
): void {
  useEffect(() => {
    if (panelRef.current !== null) panelRef.current.scrollTop = 0;
  }, [panelRef, query]);
  useEffect(() => {
    // The first row is where the panel begins.
    if (activeItemId === null || activeItemId === 0) return;
    const row = panelRef.current?.querySelector('[aria-selected=true]');
    // A row below the pointer must not move away from it.
    if (row?.matches(':hover') === false) row.scrollIntoView({ block: 'nearest' });
  }, [panelRef, activeItemId, drawn]);
}
