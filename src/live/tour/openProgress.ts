import { renderIsland } from '@site/src/client/islands/renderIsland';
import TourProgress from './TourProgress';

/** The list of lessons above which the progress is shown, and a function that removes the progress. */
let shown: { tour: HTMLElement; close: () => void } | undefined;

/**
 * Shows the reader's progress above the list of lessons, instead of the header that the build wrote. Does nothing if
 * the progress is already shown, or if the page is not the tour.
 */
export function showProgress(): void {
  const tour = document.querySelector<HTMLElement>('[data-tour]');
  if (tour === null || tour === shown?.tour) return;
  const root = tour.querySelector<HTMLElement>('[data-island-root]') ?? tour;
  shown = { tour, close: renderIsland(root, TourProgress, { tour }) };
}

/** Removes the progress from the page, if it is shown. */
export function closeProgress(): void {
  shown?.close();
  shown = undefined;
}
