// npm run lighthouse [-- --only /,/docs/language] [--json FILE]: visits every page of the production build with Lighthouse, as a phone, and prints what is below 100.
// The exit code is 1 when accessibility, best practices or SEO is below 100 on a route, or a page moves while it loads. SITE_BUILD names a built site; without it the site is built if it has to be.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import { serveOnFreePort } from '../../tools/serve/serveOnFreePort.mjs';
import { ensureBuild } from '../../tools/support/ensureBuild.mjs';
import { ensureChromium } from '../../tools/support/ensureChromium.mjs';
import { ensureInstalled } from '../../tools/support/ensureInstalled.mjs';
import { formatDuration } from '../../tools/support/formatDuration.mjs';
import { REPOSITORY, SITE_BUILD } from '../../tools/support/paths.mjs';
import { printProblem } from '../../tools/support/printProblem.mjs';
import { Problem } from '../../tools/support/Problem.mjs';
import { QUIET_CHROMIUM } from '../../tools/support/quietChromium.mjs';
import { runTool } from '../../tools/support/runTool.mjs';
import { CATEGORIES, CATEGORY_IDS, DEMANDED, toPoints } from './categories.mjs';
import { describeLowest } from './describeLowest.mjs';
import { EXCEPTIONS } from './exceptions.mjs';
import { judge } from './judge.mjs';
import { isHiddenFromSearchEngines, listRoutes, selectRoutes, UNKNOWN_PATH } from './listRoutes.mjs';
import { measureRoute } from './measureRoute.mjs';

await runTool(async (args) => {
  const { only, json } = readOptions(args);
  await ensureInstalled(REPOSITORY);
  if (process.env.SITE_BUILD === undefined) {
    await ensureBuild(REPOSITORY);
  }
  const folder = path.resolve(REPOSITORY, process.env.SITE_BUILD ?? SITE_BUILD);
  const routes = selectRoutes(listRoutes(folder), only);
  const { measurements, problems } = await measureAll(folder, routes);
  if (json !== undefined) {
    writeFileSync(path.resolve(json), `${JSON.stringify(measurements, null, 2)}\n`);
  }
  const [first, ...others] = measurements;
  const isAsDemanded = first !== undefined && report(folder, [first, ...others]);
  problems.forEach(printProblem);
  process.exitCode = isAsDemanded && problems.length === 0 ? 0 : 1;
});

/** @param {string[]} args */
function readOptions(args) {
  try {
    return parseArgs({ args, options: { only: { type: 'string' }, json: { type: 'string' } } }).values;
  } catch (error) {
    throw new Problem(
      `The command line is not understood (${error instanceof Error ? error.message : String(error)}): use --only with paths of pages and --json with the name of a file, for example npm run lighthouse -- --only /,/docs/language --json figures.json.`,
    );
  }
}

/**
 * Measures one page after the other; one that cannot be measured does not end the run.
 *
 * @param {string} folder of the built site
 * @param {readonly string[]} routes
 * @returns {Promise<{measurements: import('./categories.mjs').Measurement[], problems: Problem[]}>}
 */
async function measureAll(folder, routes) {
  const chromePath = await ensureChromium();
  const server = await serveOnFreePort(folder);
  try {
    const browser = await launch({
      chromePath,
      // The screen of a phone is Lighthouse's own work; there is no other host, as in the browser tests.
      chromeFlags: [...QUIET_CHROMIUM, '--headless', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
      logLevel: 'silent',
    });
    try {
      return await measureWith(browser.port, server.address, routes);
    } finally {
      browser.kill();
    }
  } finally {
    server.close();
  }
}

/**
 * @param {number} port of the browser
 * @param {string} site address of the site
 * @param {readonly string[]} routes
 */
async function measureWith(port, site, routes) {
  const measurements = [];
  const problems = [];
  for (const [index, route] of routes.entries()) {
    const started = Date.now();
    const place = `${index + 1}/${routes.length} ${route}`;
    try {
      const measurement = await measureRoute(site, route, port);
      const points = CATEGORY_IDS.map((id) => `${CATEGORIES[id]} ${toPoints(measurement.categories[id].score)}`);
      console.error(`${place}: ${points.join(', ')}, CLS ${measurement.cls} (${formatDuration(Date.now() - started)})`);
      measurements.push(measurement);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      console.error(`${place}: not measured`);
      problems.push(error);
    }
  }

  return { measurements, problems };
}

/**
 * Prints what costs points, what of it is meant, and the lowest figures.
 *
 * @param {string} folder of the built site
 * @param {readonly [import('./categories.mjs').Measurement, ...import('./categories.mjs').Measurement[]]} measurements
 * @returns {boolean} whether all is as demanded
 */
function report(folder, measurements) {
  const judged = measurements.map((measurement) => ({ ...measurement, ...judge(measurement, EXCEPTIONS) }));
  const below = judged.filter(({ faults }) => faults.length > 0);
  if (below.length > 0) {
    console.log(`\n| route | ${DEMANDED.map((id) => CATEGORIES[id]).join(' | ')} | CLS | why |`);
    console.log(`|---|${'---|'.repeat(DEMANDED.length)}---|---|`);
    for (const { route, categories, cls, faults } of below) {
      const points = DEMANDED.map((id) => toPoints(categories[id].score));
      console.log(`| ${[route, ...points, cls, faults.join('; ').replaceAll('|', '\\|')].join(' | ')} |`);
    }
  }
  printList(
    'Below 100 on purpose',
    judged.flatMap(({ route, onPurpose }) => onPurpose.map((sentence) => `${route}: ${sentence}`)),
  );
  printList(
    'Not measured itself, because it leads elsewhere at once',
    judged
      .filter(({ route, shown }) => shown.replace(/(.)\/$/, '$1') !== route)
      .map(({ route, shown }) => {
        const isHidden = route !== UNKNOWN_PATH && isHiddenFromSearchEngines(folder, route);

        return `${route}: the figures are those of ${shown}${isHidden ? `; ${route} asks search engines not to list it (noindex)` : ''}`;
      }),
  );
  const verdict = below.length === 0 ? 'All as demanded' : `${below.length} not as demanded`;
  console.log(`\n${verdict}. Lowest of ${measurements.length}: ${describeLowest(measurements)}`);

  return below.length === 0;
}

/**
 * @param {string} title
 * @param {readonly string[]} lines
 */
function printList(title, lines) {
  if (lines.length > 0) {
    console.log(`\n${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
  }
}
