// `npm run check:contracts [-- page …]`: checks every code block of the pages with the real compiler, outside of the bundler and its caches.
import path from 'node:path';
import { checkPages, describeCounts, findPages, openSampleHost, readPage } from '../lib/samples';

const projectFolder = path.resolve(__dirname, '..');

async function main(pagePaths: readonly string[]): Promise<void> {
  const pages =
    pagePaths.length > 0 ? pagePaths.map((page) => readPage(projectFolder, page)) : findPages(projectFolder);
  const { counts, problems } = await checkPages(pages, openSampleHost(projectFolder));
  for (const problem of problems) console.error(`${problem}\n`);
  console.log(describeCounts(counts));
  if (problems.length > 0) {
    console.error(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} found.`);
    process.exitCode = 1;
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
