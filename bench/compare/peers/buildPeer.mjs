import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../../../tools/support/paths.mjs';
import { Problem } from '../../../tools/support/Problem.mjs';
import { runCommand } from '../../../tools/support/runCommand.mjs';
import { runNpm } from '../../../tools/support/runNpm.mjs';
import { showProgress } from '../../../tools/support/showProgress.mjs';

/** @typedef {import('./peers.mjs').Peer} Peer */

/** Everything the bench keeps between runs; not under version control. */
export const CACHE = path.join(REPOSITORY, '.cache', 'bench');

/** Nobody but the person at the terminal gets to know that something was built. */
export const QUIET_ENVIRONMENT = { ASTRO_TELEMETRY_DISABLED: '1', CI: '1', NODE_ENV: 'production' };

const BUILD_TIMEOUT_MS = 15 * 60_000;

/** File in the folder of a peer that says from what it was built; missing while and after a build that did not come to its end. */
const STAMP = '.built-from';

/**
 * Installs and builds a peer from our pages, unless it is there from the same pages, settings and versions.
 *
 * @param {Peer} peer
 * @param {Record<string, string>} files all files of the content, by path
 * @returns {Promise<string>} folder of the project, absolute
 * @throws {Problem} when it cannot be installed or built
 */
export async function buildPeer(peer, files) {
  const folder = path.join(CACHE, peer.id);
  const key = hashInputs(peer, files);
  const stamp = path.join(folder, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return folder;
  rmSync(stamp, { force: true });
  const finish = showProgress(`Building ${peer.name} from our pages`, process.stderr);
  await install(peer, folder);
  writeProject(peer, folder, files);
  const result = await runCommand(process.execPath, peer.build, {
    cwd: folder,
    env: QUIET_ENVIRONMENT,
    timeoutMs: BUILD_TIMEOUT_MS,
  });
  finish(result.exitCode === 0 ? 'done' : 'FAILED');
  if (result.exitCode !== 0 || !existsSync(path.join(folder, peer.output))) {
    throw new Problem(
      `${peer.name} was not built in ${folder}: correct what it says above (a page it cannot read is written by bench/compare/content), or delete the folder and try again.`,
      result.output.trimEnd(),
    );
  }
  writeFileSync(stamp, key);

  return folder;
}

/**
 * Runs another build of a peer that `buildPeer` has built. If it fails or is stopped, the next run builds the peer anew, and does not measure half of a site.
 *
 * @template Result
 * @param {string} folder of the project, absolute
 * @param {() => Promise<Result>} build
 * @returns {Promise<Result>} what the build returns
 */
export async function buildAgain(folder, build) {
  const stamp = path.join(folder, STAMP);
  const key = readFileSync(stamp, 'utf8');
  rmSync(stamp);
  const result = await build();
  writeFileSync(stamp, key);

  return result;
}

/**
 * @param {Peer} peer
 * @param {string} folder
 */
async function install(peer, folder) {
  mkdirSync(folder, { recursive: true });
  const wanted = readFileSync(path.join(peer.template, 'package.json'), 'utf8');
  const installed = path.join(folder, 'node_modules', '.installed-from');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === wanted) return;
  writeFileSync(path.join(folder, 'package.json'), wanted);
  const options = ['--no-package-lock', '--no-audit', '--no-fund'];
  const result = await runNpm(['install', ...options], { cwd: folder, env: { NODE_ENV: 'development' } });
  if (result.exitCode !== 0) {
    throw new Problem(
      `The packages of ${peer.name} could not be installed in ${folder}: check the connection to the registry and what npm says above.`,
      result.output.trimEnd(),
    );
  }
  writeFileSync(installed, wanted);
}

/**
 * Puts the template and the pages into the folder; what an earlier run left there goes, but for the packages.
 *
 * @param {Peer} peer
 * @param {string} folder
 * @param {Record<string, string>} files
 */
function writeProject(peer, folder, files) {
  for (const name of readdirSync(folder).filter((entry) => entry !== 'node_modules')) {
    rmSync(path.join(folder, name), { recursive: true });
  }
  cpSync(peer.template, folder, { recursive: true, filter: (file) => path.basename(file) !== 'describe.mjs' });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

/**
 * @param {Peer} peer
 * @param {Record<string, string>} files
 */
function hashInputs(peer, files) {
  const hash = createHash('sha256');
  const templates = readdirSync(peer.template, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const entry of templates) hash.update(readFileSync(path.join(entry.parentPath, entry.name)));
  for (const [name, text] of Object.entries(files)) hash.update(`${name}\n${text}\n`);

  return hash.digest('hex');
}
