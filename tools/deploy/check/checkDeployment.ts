import { listSitemapPaths } from '../../support/listSitemapPaths.mjs';
import { CHECKS } from './checks';
import { Deployment } from './Deployment';

/** The result of one check. */
export interface CheckResult {
  name: string;
  problems: string[];
  /** Whether `--allow` names the check, so that its problems do not fail the command. */
  isAllowed: boolean;
}

/**
 * Runs all checks against a deployed site.
 *
 * @param home - URL of its home page
 * @param allowed - names of checks that may fail because of limits of the host
 * @throws Error if the site does not respond, has no sitemap, or has a home page without scripts
 */
export async function checkDeployment(home: string, allowed: readonly string[]): Promise<CheckResult[]> {
  const site = new Deployment(home);
  const pages = await readPages(site);
  const results: CheckResult[] = [];
  for (const [name, check] of Object.entries(CHECKS)) {
    results.push({ name, problems: await check(site, pages), isAllowed: allowed.includes(name) });
  }
  return results;
}

/**
 * Reads the pages from the sitemap and resolves their paths against the tested host, which may differ from the host
 * that the site was built for.
 *
 * @throws Error if the site does not respond, or has no sitemap with pages
 */
async function readPages(site: Deployment): Promise<string[]> {
  const { status, body } = await site.get('sitemap.xml');
  const paths = listSitemapPaths(body);
  if (status !== 200 || paths.length === 0) {
    throw new Error(
      `${site.resolve('sitemap.xml')} responds with status ${status} and names ${paths.length} pages, but the checks need status 200 and at least one page: check that ${site.home} is the address of the home page.`,
    );
  }
  return paths.map((path) => new URL(path, site.home).href);
}

/** Formats the results as a table, followed by the problems that are not allowed. */
export function formatResults(results: readonly CheckResult[]): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  const rows = results.map(({ name, problems, isAllowed }) => {
    const failure = `${isAllowed ? 'allowed' : 'FAILED'} (${problems.length})`;
    return `| ${name.padEnd(width)} | ${(problems.length === 0 ? 'ok' : failure).padEnd(12)} |`;
  });
  const head = [
    `| ${'check'.padEnd(width)} | ${'result'.padEnd(12)} |`,
    `| ${'-'.repeat(width)} | ${'-'.repeat(12)} |`,
  ];
  const problems = results
    .filter(({ isAllowed }) => !isAllowed)
    .flatMap(({ name, problems: all }) => all.map((problem) => `${name}: ${problem}`));
  return [...head, ...rows, ...(problems.length === 0 ? [] : ['', ...problems])].join('\n');
}
