import path from 'node:path';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { check } from '../../../../lib/compiler';
import { answerRequest } from '../../../../lib/compiler/answerRequest';
import { readLessons } from '../../../../lib/tour/readLessons';
import { writeTourPage } from '../../../../lib/tour/writeTourPage';
import { judgeAnswer, readAnswer, type AnswerCompiler, type Verdict } from '../judgeAnswer';
import type { Lesson } from '../../../../lib/tour/Lesson';

const folder = path.resolve('tour');

const lessons = readLessons(folder);

const compiler: AnswerCompiler = {
  check: (request) => Promise.resolve(answerRequest('check', request)),
  ast: (request) => Promise.resolve(answerRequest('ast', request)),
  compile: (request) => Promise.resolve(answerRequest('compile', request)),
};

async function judge(lesson: Lesson, text: string): Promise<Verdict> {
  return judgeAnswer(lesson, await readAnswer(text, compiler));
}

describe('the tour', () => {
  it('has 12 to 15 lessons, each with names and headings of its own', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(12);
    expect(lessons.length).toBeLessThanOrEqual(15);
    expect(new Set(lessons.map(({ name }) => name)).size).toBe(lessons.length);
    expect(new Set(lessons.map(({ anchor }) => anchor)).size).toBe(lessons.length);
  });

  it('is on its page as the folders have it: otherwise run `npm run write:tour`', () => {
    const page = writeTourPage(
      readFileSync(path.join(folder, 'page.md'), 'utf8'),
      lessons,
      (text) => check([{ path: 'lesson.ws', text }]).ok,
    );
    expect(readFileSync('docs/language/tour.md', 'utf8')).toBe(page);
  });
});

describe.each(lessons)('the lesson $name', (lesson) => {
  const rules = [...lesson.checks, ...lesson.mistakes];

  it('is solved by its solution', async () => {
    expect(await judge(lesson, lesson.solution)).toEqual({ isSolved: true, message: lesson.solved });
  });

  it('is not solved by what it begins with, and has a hint for it', async () => {
    const verdict = await judge(lesson, lesson.start);
    expect(verdict.isSolved).toBe(false);
    expect(rules.map(({ hint }) => hint)).toContain(verdict.message);
  });

  it('has at least two wrong answers', () => {
    expect(Object.keys(lesson.wrong).length).toBeGreaterThanOrEqual(2);
  });

  it.each(Object.entries(lesson.wrong))('gives the answer wrong-%s.ws its hint', async (name, text) => {
    const rule = rules.find((candidate) => candidate.name === name);
    expect(await judge(lesson, text)).toEqual({ isSolved: false, rule: name, message: rule?.hint });
  });

  it('has names of its own for its rules, and hints that differ', () => {
    expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
    expect(new Set(rules.map(({ hint }) => hint)).size).toBe(rules.length);
  });
});
