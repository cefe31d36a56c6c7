import { existsSync } from 'node:fs';
import path from 'node:path';
import { isInstalled } from './isInstalled.mjs';
import { REPOSITORY } from './paths.mjs';
import { Problem } from './Problem.mjs';
import { runNpm } from './runNpm.mjs';
import { showCommand } from './showProgress.mjs';

// These limits make npm give up after two retries within seconds. Otherwise, it would print nothing for minutes without
// a network.
const NPM_ARGS = [
  'ci',
  '--no-audit',
  '--no-fund',
  '--prefer-offline',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=4000',
];

const UNREACHABLE =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/;

/**
 * Installs the packages of `package-lock.json` if some are missing or the lock file has changed.
 *
 * @param {string} root folder with `package-lock.json`
 * @throws {Problem} if the lock file is missing or npm fails
 */
export async function ensureInstalled(root) {
  if (!existsSync(path.join(root, 'package-lock.json'))) {
    throw new Problem(
      `package-lock.json is missing from ${root}: restore it (git checkout package-lock.json) and run the command again.`,
    );
  }
  if (isInstalled(root)) return;
  const lockFile = path.relative(REPOSITORY, path.join(root, 'package-lock.json'));
  const label = `Installing the packages of ${lockFile} (takes a minute or two)`;
  const { exitCode, output } = await showCommand(label, runNpm(NPM_ARGS, { cwd: root }));
  if (exitCode !== 0) throw createInstallProblem(output, root);
}

/**
 * Creates the error for a failed installation.
 *
 * @param {string} output output of npm
 * @param {string} root
 * @returns {Problem} for the caller to throw
 */
export function createInstallProblem(output, root) {
  const reason = UNREACHABLE.exec(output)?.[1];
  if (reason !== undefined) {
    return new Problem(
      `npm could not reach the package registry while installing into ${path.join(root, 'node_modules')} (${reason}): ` +
        'connect to the network (the first run needs it) or correct the registry (npm config get registry), then run the command again.',
    );
  }

  return new Problem(`npm ci failed in ${root}: fix the errors above, then run the command again.`, output.trimEnd());
}
