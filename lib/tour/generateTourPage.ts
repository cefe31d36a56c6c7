import { check } from '../compiler';
import type { Lesson } from './Lesson';

/**
 * Generates the Markdown of the tour's page. Replaces `<Tour />` in the template with the list of lessons, and
 * `<Lessons />` with the lessons.
 *
 * @param template - content of `tour/page.md`
 */
export function generateTourPage(template: string, lessons: readonly Lesson[]): string {
  const list = lessons.map(({ title, anchor }, index) => `${index + 1}. [${title}](#${anchor})`);
  const sections = lessons.map((lesson, index) => formatLesson(lesson, lessons, index));

  return template
    .replace('<Tour />', () =>
      [`<Tour lessons="${lessons.length}" first="${lessons[0]?.anchor ?? ''}">`, '', ...list, '', '</Tour>'].join('\n'),
    )
    .replace('<Lessons />', () => sections.join('\n\n'));
}

function formatLesson(
  { name, title, idea, task, start, solution }: Lesson,
  lessons: readonly Lesson[],
  index: number,
): string {
  const attributes = {
    name,
    number: String(index + 1),
    of: String(lessons.length),
    ...describeNeighbor('previous', lessons[index - 1]),
    ...describeNeighbor('next', lessons[index + 1]),
  };
  // A lesson may start with a contract that the compiler refuses.
  const isWrong = check([{ path: 'lesson.ws', text: start }]).length > 0;
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);

  return [
    `## ${title}`,
    idea,
    `<Lesson${written.join('')}>`,
    task,
    formatFence(`wirespec${isWrong ? ' wrong' : ''} title="${name}.ws"`, start),
    '<Solution>',
    formatFence(`wirespec title="${name}.ws"`, solution),
    '</Solution>',
    '</Lesson>',
  ].join('\n\n');
}

function describeNeighbor(direction: 'previous' | 'next', lesson: Lesson | undefined): Record<string, string> {
  return lesson === undefined ? {} : { [direction]: lesson.anchor, [`${direction}Title`]: lesson.title };
}

function formatFence(words: string, text: string): string {
  return `\`\`\`${words}\n${text}\n\`\`\``;
}
