import { createElement } from '@site/src/client/createElement';
import { followReset, forgetProgress, isProgressKept, readProgress } from './progress';

interface Station {
  name: string;
  lesson: HTMLElement;
  /** Its entry in the list of lessons. */
  item: HTMLElement;
  link: HTMLAnchorElement;
}

/** Shows on the page of the tour what is solved, and where to go on. */
export function showTourProgress(): void {
  const tour = document.querySelector<HTMLElement>('[data-tour]');
  if (tour === null) return;
  const { solved, current } = readProgress();
  const stations = listStations(tour);
  for (const { name, lesson, item } of stations) mark(lesson, item, solved.includes(name));
  const count = stations.filter(({ name }) => solved.includes(name)).length;
  const hasBegun = count > 0 || current !== undefined;
  const status = tour.querySelector('[data-tour-status]');
  if (status) status.textContent = describeCount(count, stations.length, hasBegun);
  const resume = tour.querySelector<HTMLAnchorElement>('[data-tour-resume]');
  if (resume) pointResume(resume, stations, hasBegun ? findNext(stations, solved, current) : stations[0]);
  if (resume && !hasBegun) resume.textContent = 'Start the tour';
  showReset(tour, hasBegun);
  showLoss(tour, hasBegun && !isProgressKept());
}

/** Shows what another page has kept, or forgotten. */
export function followOtherPage(isForgotten: boolean): void {
  if (isForgotten) followReset();
  showTourProgress();
}

/** The lessons in the order of the page, which is that of the list. */
function listStations(tour: HTMLElement): Station[] {
  const items = [...tour.querySelectorAll<HTMLElement>('li')];
  const lessons = [...document.querySelectorAll<HTMLElement>('[data-lesson]')];
  return lessons.flatMap((lesson, index) => {
    const item = items[index];
    const link = item?.querySelector('a');
    return item && link ? [{ name: lesson.dataset.lesson ?? '', lesson, item, link }] : [];
  });
}

function mark(lesson: HTMLElement, item: HTMLElement, isSolved: boolean): void {
  lesson.toggleAttribute('data-solved', isSolved);
  item.toggleAttribute('data-solved', isSolved);
  const words = item.querySelector('[data-solved-words]');
  if (!isSolved) words?.remove();
  else if (!words) {
    const added = createElement('span', 'visually-hidden', ' (solved)');
    added.dataset.solvedWords = '';
    item.append(added);
  }
}

function describeCount(count: number, total: number, hasBegun: boolean): string {
  if (!hasBegun) return `${total} lessons`;
  return count === total ? `All ${total} lessons solved` : `${count} of ${total} lessons solved`;
}

/** The lesson that was begun last; if it is solved, the first one after it that is not, or before it. */
function findNext(
  stations: readonly Station[],
  solved: readonly string[],
  current: string | undefined,
): Station | undefined {
  const index = Math.max(
    stations.findIndex(({ name }) => name === current),
    0,
  );
  return [...stations.slice(index), ...stations.slice(0, index)].find(({ name }) => !solved.includes(name));
}

/** Where everything is solved, there is nothing to resume. */
function pointResume(resume: HTMLAnchorElement, stations: readonly Station[], next: Station | undefined): void {
  resume.hidden = next === undefined;
  const target = next ?? stations[0];
  if (target === undefined) return;
  resume.href = target.link.hash;
  resume.textContent = `Resume: ${target.link.textContent}`;
}

function showReset(tour: HTMLElement, hasBegun: boolean): void {
  const reset = tour.querySelector<HTMLButtonElement>('[data-tour-reset]');
  if (reset === null) return;
  reset.hidden = !hasBegun;
  reset.onclick = () => {
    forgetProgress();
    showTourProgress();
    // The button is gone; the way to begin takes its place.
    tour.querySelector<HTMLElement>('[data-tour-resume]')?.focus();
  };
}

/** Says that the browser keeps nothing. It is said once, and taken back when the browser keeps something again. */
function showLoss(tour: HTMLElement, isLost: boolean): void {
  const shown = tour.querySelector('[data-tour-loss]');
  if (!isLost) shown?.remove();
  else if (!shown) {
    const notice = createElement(
      'p',
      undefined,
      'The browser cannot keep what you have done here: its storage is full or not allowed. It is lost when you leave this site or load this page again.',
    );
    notice.dataset.tourLoss = '';
    notice.setAttribute('role', 'alert');
    tour.querySelector('[data-tour-status]')?.parentElement?.after(notice);
  }
}
