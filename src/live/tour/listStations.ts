/** A lesson on the page of the tour. */
export interface Station {
  name: string;
  title: string;
  /** The fragment of its heading. */
  hash: string;
  /** The part of the page with the lesson. */
  lesson: HTMLElement;
  /** Its entry in the list of lessons. */
  item: HTMLElement;
}

/** Lists the lessons in the order of the page, which is that of the list. */
export function listStations(tour: HTMLElement): Station[] {
  const items = [...tour.querySelectorAll<HTMLElement>('li')];
  return [...document.querySelectorAll<HTMLElement>('[data-lesson]')].flatMap((lesson, index) => {
    const item = items[index];
    const link = item?.querySelector('a');
    if (!item || !link) return [];
    return [{ name: lesson.dataset.lesson ?? '', title: link.textContent, hash: link.hash, lesson, item }];
  });
}

/** Finds where to go on: the lesson that was begun last or, where that is solved, the next one that is not; after the last lesson the search begins again with the first. */
export function findNext(
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
