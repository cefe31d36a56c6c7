import { listSitemapPaths } from '../../support/listSitemapPaths.mjs';
import { CHECKS } from './checks';
import { Deployment } from './Deployment';

export interface DeploymentReport {
  name: string;
  problems: string[];
  /** The problems are known and do not count. */
  isAllowed: boolean;
}

/**
 * Runs all checks against a site that is served somewhere.
 *
 * @param home - address of its home page
 * @param allowed - names of checks that may fail, because the host cannot do better
 * @throws Error when nothing answers there, or when it has no sitemap
 */
export async function checkDeployment(home: string, allowed: readonly string[]): Promise<DeploymentReport[]> {
  const site = new Deployment(home);
  const pages = await readPages(site);
  const results: DeploymentReport[] = [];
  for (const [name, check] of Object.entries(CHECKS)) {
    results.push({ name, problems: await check(site, pages), isAllowed: allowed.includes(name) });
  }
  return results;
}

/** The sitemap has the addresses the site was built for; here it may be somewhere else. */
async function readPages(site: Deployment): Promise<string[]> {
  const { status, body } = await site.ask('sitemap.xml');
  const paths = listSitemapPaths(body);
  if (status !== 200 || paths.length === 0) {
    throw new Error(
      `${site.resolve('sitemap.xml')} answers ${status} and names no pages: is ${site.home} the home page?`,
    );
  }
  return paths.map((path) => new URL(path, site.home).href);
}

/** @returns lines of a table, and below it what is wrong */
export function formatResults(results: readonly DeploymentReport[]): string {
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
