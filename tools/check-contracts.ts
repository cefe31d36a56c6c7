// `npm run check:contracts [-- page …]`: proves every code block of the named pages, or of all pages, with the tools of
// its kind, such as the installed compiler. It also checks that every claim mark names a claim. It needs no build.
import fs from 'node:fs';
import path from 'node:path';
import { describeUnknownClaims, findClaimMarks, listClaimIds } from '../lib/claims';
import { checkPages, openSampleStore, type PageSource, readPageSource, readPageSources } from '../lib/samples';
import { REPOSITORY } from './support/paths.mjs';
import { Problem } from './support/Problem.mjs';
import { runMain } from './support/runMain.mjs';
import { REPORT_PREFIX } from './test/outcome';

/**
 * Reads a page that the command line names by its path, relative to the repository or else to the current folder.
 *
 * @throws Problem if there is no such Markdown file
 */
function readNamedPage(name: string): PageSource {
  const absolute = [path.resolve(REPOSITORY, name), path.resolve(name)].find((file) => fs.existsSync(file));
  if (absolute === undefined || !/\.mdx?$/.test(absolute)) {
    throw new Problem(
      `"${name}" is not a page: name Markdown files by their path in the repository, such as docs/comparison.md.`,
    );
  }
  return readPageSource(REPOSITORY, path.relative(REPOSITORY, absolute));
}

/**
 * Describes each claim mark without a claim. Skips pages that cannot be parsed, because the check of their blocks
 * reports them.
 */
function listMarkProblems(pages: readonly PageSource[]): string[] {
  const ids = new Set(listClaimIds(REPOSITORY));
  return pages.flatMap(({ path: page, text }) => {
    try {
      return describeUnknownClaims(page, findClaimMarks(text), ids);
    } catch {
      return [];
    }
  });
}

async function main(pagePaths: readonly string[]): Promise<void> {
  const pages = pagePaths.length > 0 ? pagePaths.map(readNamedPage) : readPageSources(REPOSITORY);
  const { summary, problems: wrongBlocks } = await checkPages(pages, openSampleStore(REPOSITORY));
  const problems = [...wrongBlocks, ...listMarkProblems(pages)];
  for (const problem of problems) console.error(`${problem}\n`);
  console.log(REPORT_PREFIX + summary);
  if (problems.length > 0) {
    console.error(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} found.`);
    process.exitCode = 1;
  }
}

void runMain(main);
