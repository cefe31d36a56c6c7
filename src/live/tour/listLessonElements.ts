export interface LessonElements {
  name: string;
  title: string;
  /** Fragment of the lesson's heading, with `#`. */
  hash: string;
  /** Element of the lesson on the page. */
  lesson: HTMLElement;
  /** Entry of the lesson in the list of lessons. */
  item: HTMLElement;
}

/** Lists the lessons in the order of the page, which is also the order of the list. */
export function listLessonElements(tour: HTMLElement): LessonElements[] {
  const items = [...tour.querySelectorAll<HTMLElement>('li')];
  return [...document.querySelectorAll<HTMLElement>('[data-lesson]')].flatMap((lesson, index) => {
    const item = items[index];
    const link = item?.querySelector('a');
    if (!item || !link) return [];
    return [{ name: lesson.dataset.lesson ?? '', title: link.textContent, hash: link.hash, lesson, item }];
  });
}

/**
 * Finds the lesson to continue with. It is the current lesson or, if that is solved, the next unsolved one. After the
 * last lesson, the search continues with the first.
 *
 * @returns undefined if all lessons are solved
 */
export function findNextLesson(
  lessons: readonly LessonElements[],
  solved: readonly string[],
  current: string | undefined,
): LessonElements | undefined {
  const index = Math.max(
    lessons.findIndex(({ name }) => name === current),
    0,
  );
  return [...lessons.slice(index), ...lessons.slice(0, index)].find(({ name }) => !solved.includes(name));
}
