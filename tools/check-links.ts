// `npm run check:links [-- --dry-run]`: opens every external address the pages link to, and writes the day beside those that answer. Needs a network, so it is no step of `npm test`.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkLink, type LinkResult } from './links/checkLink';
import { type RegisteredLink, renewRegister } from './links/renewRegister';
import { REPOSITORY } from './support/paths.mjs';
import { Problem } from './support/Problem.mjs';
import { readDryRun } from './support/readDryRun.mjs';
import { runTool } from './support/runTool.mjs';

const REGISTER = path.join(REPOSITORY, 'tests', 'links', 'external-links.json');

/** Hosts see no more requests at once than from one reader. */
const AT_ONCE = 4;

async function main(args: readonly string[]): Promise<void> {
  const isDryRun = readDryRun(args, 'check:links', 'writes no dates');
  // Its form is checked by tests/unit/links/externalLinks.test.ts.
  const register = JSON.parse(readFileSync(REGISTER, 'utf8')) as RegisteredLink[];
  const results = await checkAll(register.map(({ url }) => url));
  const broken = results.filter(({ problem }) => problem !== undefined);
  for (const { url, problem = '' } of broken) console.error(`${url} ${problem}`);
  if (broken.length === results.length) throw new Problem('No address was reached: check the network connection.');

  if (!isDryRun) {
    const day = new Date().toISOString().slice(0, 10);
    writeFileSync(REGISTER, `${JSON.stringify(renewRegister(register, results, day), undefined, 2)}\n`);
  }
  console.log(
    `${results.length} external addresses: ${results.length - broken.length} answer, ${broken.length} do not.`,
  );
  if (broken.length > 0) process.exitCode = 1;
}

async function checkAll(urls: readonly string[]): Promise<LinkResult[]> {
  const results: LinkResult[] = [];
  const waiting = [...urls];
  const work = async (): Promise<void> => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) results.push(await checkLink(url));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));

  return results;
}

void runTool(main);
