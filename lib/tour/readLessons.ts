import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { describeError } from '../errors/describeError';
import { type Lesson, LessonHeadSchema } from './Lesson';

/** Matches the name of a lesson's folder, and captures the name of the lesson. */
const LESSON_FOLDER = /^\d\d-([a-z]+(?:-[a-z]+)*)$/;

/** Matches `lesson.md`, and captures the front matter, the explanation and the task. */
const LESSON_FILE = /^---\n([\s\S]*?)\n---\n([\s\S]*?)\n## Task\n([\s\S]*)$/;

/**
 * Reads the lessons of the tour, in folder order.
 *
 * @param folder - absolute path of the folder with all lessons
 * @throws Error that names the file and the problem; file system error for a missing file
 */
export function readLessons(folder: string): Lesson[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => readLesson(path.join(folder, name)));
}

function readLesson(folder: string): Lesson {
  const [, name] = LESSON_FOLDER.exec(path.basename(folder)) ?? [];
  if (name === undefined)
    throw new Error(`${folder}: name the folder of a lesson with two digits and lower-case words, such as "01-types".`);
  const file = path.join(folder, 'lesson.md');
  const [, head, idea = '', task = ''] = LESSON_FILE.exec(readFileSync(file, 'utf8')) ?? [];
  if (head === undefined) {
    throw new Error(
      `${file}: write the front matter between two lines "---", then the explanation, "## Task" and the task.`,
    );
  }
  const result = v.safeParse(LessonHeadSchema, parseHead(head, file));
  if (!result.success) {
    const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'front matter'}: ${issue.message}`);
    throw new Error(`${file}: ${problems.join(' ')}`);
  }
  return {
    ...result.output,
    name,
    anchor: result.output.title.toLowerCase().replaceAll(' ', '-'),
    idea: idea.trim(),
    task: task.trim(),
    start: readContract(folder, 'start.ws'),
    solution: readContract(folder, 'solution.ws'),
  };
}

function parseHead(head: string, file: string): unknown {
  try {
    return parse(head);
  } catch (error) {
    throw new Error(`${file}: the front matter is not YAML: ${describeError(error)}`);
  }
}

function readContract(folder: string, file: string): string {
  return readFileSync(path.join(folder, file), 'utf8').trimEnd();
}
