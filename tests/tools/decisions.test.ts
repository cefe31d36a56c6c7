import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../../tools/support/paths.mjs';

const FOLDER = 'docs-dev/decisions';
const SECTIONS = ['Context', 'Decision', 'Alternatives', 'Consequences', 'Revisit when'];

const read = (file: string): string => readFileSync(path.join(REPOSITORY, FOLDER, file), 'utf8');

const records = readdirSync(path.join(REPOSITORY, FOLDER))
  .filter((file) => file !== 'README.md')
  .toSorted();

const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** @returns the text below a heading of the second level, up to the next one; empty if there is none */
function readSection(text: string, title: string): string {
  return (
    text
      .split(/^## /m)
      .find((section) => section.startsWith(`${title}\n`))
      ?.slice(title.length) ?? ''
  );
}

/** @returns the records that break a rule, each with what is wrong */
function findProblems(check: (text: string, file: string) => readonly string[] | string | undefined): string[] {
  return records.flatMap((file) => {
    const problems = [check(read(file), file) ?? []].flat();

    return problems.map((problem) => `${FOLDER}/${file}: ${problem}`);
  });
}

describe('every decision', () => {
  it('begins with the number of its file, a status, a date, an area and its code', () => {
    expect(
      findProblems((text, file) => {
        const head = new RegExp(
          String.raw`^# ${file.slice(0, 4)}: .+\n\n- Status: (?:accepted|superseded by \[\d{4}\]\(.+\))\n- Date: \d{4}-\d\d-\d\d\n- Area: .+\n- Code: .+\n\n`,
        );

        return /^\d{4}-[a-z\d]+(?:-[a-z\d]+)*\.md$/.test(file) && head.test(text)
          ? []
          : 'Copy the first lines of another record.';
      }),
    ).toEqual([]);
  });

  it('has every section, in order, with content', () => {
    expect(
      findProblems((text) => {
        const titles = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
        const empty = SECTIONS.filter((title) => countWords(readSection(text, title)) < 3);
        const order = titles.join() === SECTIONS.join() ? [] : [`The sections must be ${SECTIONS.join(', ')}.`];

        return [...order, ...empty.map((title) => `"${title}" is empty.`)];
      }),
    ).toEqual([]);
  });

  it('has at most 200 words, and at most 60 of context', () => {
    expect(
      findProblems((text) => {
        const words = countWords(text);
        const context = countWords(readSection(text, 'Context'));

        return words > 200 || context > 60 ? `${words} words, ${context} of context.` : [];
      }),
    ).toEqual([]);
  });

  it('names its tests', () => {
    expect(findProblems((text) => (/^Tests: `.+`/m.test(text) ? [] : 'Add a line that begins with "Tests:".'))).toEqual(
      [],
    );
  });

  it('links to an accepted record if it is superseded', () => {
    expect(
      findProblems((text) => {
        const [, successor] = /^- Status: superseded by \[\d{4}\]\((.+)\)$/m.exec(text) ?? [];

        return successor === undefined || read(successor).includes('\n- Status: accepted\n')
          ? []
          : `${successor} is not accepted.`;
      }),
    ).toEqual([]);
  });
});

describe('the index of the decisions', () => {
  const index = read('README.md');

  it('lists every record once, below its area, and marks those that are superseded', () => {
    const expected = records.map((file) => {
      const [, number, title] = /^# (\d{4}): (.+)$/m.exec(read(file)) ?? [];
      const [, area = ''] = /^- Area: (.+)$/m.exec(read(file)) ?? [];
      const mark = /^- Status: superseded/m.test(read(file)) ? ' (superseded)' : '';

      return `${area}: - [${String(number)}: ${String(title)}](${file})${mark}`;
    });
    const listed = index.split(/^## /m).flatMap((section) => {
      const [area = '', ...lines] = section.split('\n');

      return lines.filter((line) => line.startsWith('- ')).map((line) => `${area}: ${line}`);
    });
    expect(listed.toSorted()).toEqual(expected.toSorted());
  });

  it('has no two records of one number', () => {
    const numbers = records.map((file) => file.slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
