// `npm run check:contracts [-- page …]`: checks every code block of the pages with the real compiler, and every mark of a claim, outside of the bundler and its caches.
import fs from 'node:fs';
import path from 'node:path';
import { findClaimMarks, findMarkProblems, formatMarkProblem, listClaimIds } from '../lib/claims';
import {
  checkPages,
  describeCounts,
  openSampleStore,
  type PageSource,
  readPageSource,
  readPageSources,
} from '../lib/samples';
import { REPOSITORY } from './support/paths.mjs';
import { Problem } from './support/Problem.mjs';
import { runTool } from './support/runTool.mjs';
import { REPORT_PREFIX } from './test/reportLine.mjs';

/** A page named on the command line, below the project or where the command was called. */
function readNamedPage(name: string): PageSource {
  const absolute = [path.resolve(REPOSITORY, name), path.resolve(name)].find((file) => fs.existsSync(file));
  if (absolute === undefined || !/\.mdx?$/.test(absolute)) {
    throw new Problem(
      `"${name}" is not a page: name Markdown files by their path in the project, such as docs/comparison.md.`,
    );
  }
  return readPageSource(REPOSITORY, path.relative(REPOSITORY, absolute));
}

/** Marks of pages that name no claim. A page that cannot be read at all has been reported with its blocks. */
function findMarks(pages: readonly PageSource[]): string[] {
  const ids = new Set(listClaimIds(REPOSITORY));
  return pages.flatMap(({ path: page, text }) => {
    try {
      return findMarkProblems(findClaimMarks(text), ids).map((problem) => formatMarkProblem(page, problem));
    } catch {
      return [];
    }
  });
}

async function main(pagePaths: readonly string[]): Promise<void> {
  const pages = pagePaths.length > 0 ? pagePaths.map(readNamedPage) : readPageSources(REPOSITORY);
  const { counts, problems: wrongBlocks } = await checkPages(pages, openSampleStore(REPOSITORY));
  const problems = [...wrongBlocks, ...findMarks(pages)];
  for (const problem of problems) console.error(`${problem}\n`);
  console.log(REPORT_PREFIX + describeCounts(pages.length, counts));
  if (problems.length > 0) {
    console.error(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} found.`);
    process.exitCode = 1;
  }
}

void runTool(main);
