import { flushSync } from 'react-dom';
import { renderIsland } from '@site/src/client/islands/renderIsland';
import TourProgress from './TourProgress';

/**
 * Shows the reader's progress on the list of lessons, in the place of the head that the build wrote.
 *
 * @param tour - as `Tour` renders it
 * @returns ends it
 */
export function openProgress(tour: HTMLElement): () => void {
  const root = tour.querySelector<HTMLElement>('[data-island-root]') ?? tour;
  // In one step, so that the list does not move.
  const close = flushSync(() => renderIsland(root, TourProgress, { tour }));
  tour.querySelector('[data-island-fallback]')?.toggleAttribute('hidden', true);
  return close;
}
