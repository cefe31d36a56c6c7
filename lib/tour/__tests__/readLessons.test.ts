import path from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../tests/support/makeFolder';
import { readLessons } from '../readLessons';

const HEAD =
  "title: Types\nsolved: Done.\nchecks: [{ name: a, hint: Add A., fact: 'type A' }]\nmistakes: [{ name: b, hint: B. }]";

function writeLesson(name: string, lesson: string): string {
  return makeFolder({
    [`${name}/lesson.md`]: lesson,
    [`${name}/start.ws`]: '',
    [`${name}/solution.ws`]: 'type A { }\n',
  });
}

it('reads a lesson', () => {
  const [lesson] = readLessons(writeLesson('01-types', `---\n${HEAD}\n---\nIdea\n\n## Task\n\nDo it.\n`));
  expect(lesson).toMatchObject({
    name: 'types',
    anchor: 'types',
    idea: 'Idea',
    task: 'Do it.',
    solution: 'type A { }',
  });
});

it.each([
  ['a folder without a number', 'types', '', 'types: name the folder of a lesson with two digits'],
  ['a file without front matter', '01-types', 'Idea', `${path.sep}lesson.md: write the front matter between`],
  [
    'front matter that is not YAML',
    '01-types',
    '---\n[\n---\nIdea\n## Task\nDo',
    'lesson.md: the front matter is not YAML: ',
  ],
  ['a missing key', '01-types', '---\ntitle: A\n---\nIdea\n## Task\nDo', `lesson.md: solved: `],
])('refuses %s, and names the file', (_what, name, lesson, message) => {
  expect(() => readLessons(writeLesson(name, lesson))).toThrow(message);
});
