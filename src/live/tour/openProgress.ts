import { renderIsland } from '@site/src/client/islands/renderIsland';
import TourProgress from './TourProgress';

/** The list of lessons that shows the progress, and what ends that. */
let shown: { tour: HTMLElement; close: () => void } | undefined;

/** Shows the reader's progress on the list of lessons, in the place of the head that the build wrote. Does nothing where it is shown already, and on other pages than that of the tour. */
export function showProgress(): void {
  const tour = document.querySelector<HTMLElement>('[data-tour]');
  if (tour === null || tour === shown?.tour) return;
  const root = tour.querySelector<HTMLElement>('[data-island-root]') ?? tour;
  shown = { tour, close: renderIsland(root, TourProgress, { tour }) };
}

/** Ends it, because the reader leaves the page. */
export function closeProgress(): void {
  shown?.close();
  shown = undefined;
}
