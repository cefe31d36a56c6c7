// npm run bench:load [-- --seconds 30 --connections 200]: asks nginx for the pages of the built site, as fast as it answers, and prints how fast that is. Exit code 1 when an answer was wrong.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import autocannon from 'autocannon';
import { ensureBuild } from '../../tools/support/ensureBuild.mjs';
import { REPOSITORY, SITE_BUILD } from '../../tools/support/paths.mjs';
import { Problem } from '../../tools/support/Problem.mjs';
import { listSitemapPaths } from '../../tools/support/listSitemapPaths.mjs';
import { runTool } from '../../tools/support/runTool.mjs';
import { describeProcessors } from '../describeProcessors.mjs';
import { loadLib } from '../loadLib.mjs';
import { readOptions } from './readOptions.mjs';

const { prepareNginx } = loadLib('tools/deploy/prepareNginx.ts');
const { findFreePort, findNginx, startNginx } = loadLib('tools/deploy/startNginx.ts');

const TARGET = path.join(REPOSITORY, '.cache', 'bench', 'nginx');
/** As a deployment has it. */
const QUALITY = 11;
/** Of a slow answer that still counts as one, in seconds. */
const TIMEOUT = 10;

await runTool(async (args) => {
  const { seconds, connections } = readOptions(args);
  const found = findNginx();
  if ('missing' in found) throw new Problem(`Nothing can be measured: ${found.missing}.`);
  await ensureBuild(REPOSITORY);
  const port = await findFreePort();
  await prepareNginx({ build: SITE_BUILD, target: TARGET, port, quality: QUALITY });
  const server = await startNginx(found.program, TARGET, port);
  try {
    print(await measure(`http://127.0.0.1:${port}`, seconds, connections), connections);
  } finally {
    await server.stop();
  }
});

/**
 * Every connection asks for all pages of the sitemap, one after the other, as a browser does: compressed with brotli.
 *
 * @param {string} address
 * @param {number} seconds
 * @param {number} connections
 * @returns {Promise<import('autocannon').Result>}
 */
function measure(address, seconds, connections) {
  const sitemap = readFileSync(path.join(SITE_BUILD, 'sitemap.xml'), 'utf8');
  const requests = listSitemapPaths(sitemap).map((pathname) => ({
    method: /** @type {const} */ ('GET'),
    path: pathname,
    headers: { 'accept-encoding': 'br' },
  }));

  return autocannon({ url: address, connections, duration: seconds, timeout: TIMEOUT, requests });
}

/**
 * @param {import('autocannon').Result} result
 * @param {number} connections
 */
function print({ requests, latency, throughput, errors, timeouts, non2xx, duration }, connections) {
  const wrong = errors + timeouts + non2xx;
  console.log(`${connections} connections for ${Math.round(duration)} s, every page of the sitemap in turn, brotli:`);
  console.log(`  answers     ${format(requests.total)} (${format(requests.average)} per second)`);
  console.log(`  bytes       ${format(throughput.average / 1_000_000)} MB per second`);
  console.log(`  p50         ${latency.p50} ms`);
  console.log(`  p99         ${latency.p99} ms`);
  console.log(`  slowest     ${latency.max} ms`);
  console.log(`  errors      ${wrong}${wrong === 0 ? '' : ` (${errors} broken, ${timeouts} late, ${non2xx} not 200)`}`);
  console.log(`Measured on ${describeProcessors()}, which made the load as well.`);
  if (wrong > 0) process.exitCode = 1;
}

/** @param {number} value */
function format(value) {
  return Math.round(value).toLocaleString('en');
}
