import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';

/** Paths of everything that the production site is built from, relative to the root of the repository. */
const SITE_INPUTS = [
  'blog',
  'claims',
  'config',
  'docs',
  'docusaurus.config.ts',
  'examples',
  'lib',
  'package.json',
  'package-lock.json',
  'plugins',
  'sidebars.ts',
  'src',
  'static',
  'tour',
];

/** Folders of the pages whose last change in Git appears in the page or in the sitemap. */
const DATED_INPUTS = ['blog', 'docs', 'src/pages'];

/** The only file of the site that reads environment variables; each variable in it is an input of the build. */
const ENVIRONMENT_READER = 'config/env.ts';

/** Prefix of the variables from which `config/env.ts` reads its options. */
const OPTION_PREFIX = 'WIRESPEC_SITE_';

// Names of files and folders that are not inputs: tests, and those that package managers and operating systems create.
const NOT_AN_INPUT = new Set(['__tests__', 'node_modules', '.DS_Store']);

/**
 * Hashes the names and contents of the files that the site is built from, the commits that date its pages, and the
 * environment variables that its configuration reads.
 *
 * @param {string} root root of the repository
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string} a SHA-256 hash in hexadecimal, equal for equal inputs on every machine
 */
export function hashSources(root, environment) {
  const hash = createHash('sha256');
  for (const file of SITE_INPUTS.flatMap((input) => listFiles(root, input))) {
    const absolute = path.join(root, file);
    hash.update(`\0file ${file}\0`);
    hash.update(lstatSync(absolute).isSymbolicLink() ? readlinkSync(absolute) : readFileSync(absolute));
  }
  hash.update(`\0commits ${listCommits(root)}\0`);
  // Hashes a variable for every upper-case name in `config/env.ts`. Some of these names are not variables, but all
  // variables that the file names are included.
  const reader = path.join(root, ENVIRONMENT_READER);
  const named = existsSync(reader) ? readFileSync(reader, 'utf8').match(/\b[A-Z][A-Z0-9_]{2,}\b/g) : [];
  const options = Object.keys(environment).filter((name) => name.startsWith(OPTION_PREFIX));
  for (const name of new Set([...(named ?? []), ...options].sort()))
    hash.update(`\0${name}=${JSON.stringify(environment[name])}`);

  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} location path relative to `root`, with `/`
 * @returns {string[]} paths of all files in it, relative to `root`, in the same order on every file system
 */
function listFiles(root, location) {
  const absolute = path.join(root, location);
  if (!existsSync(absolute)) return [];
  if (!lstatSync(absolute).isDirectory()) return [location];

  return readdirSync(absolute)
    .filter((name) => !NOT_AN_INPUT.has(name))
    .sort()
    .flatMap((name) => listFiles(root, `${location}/${name}`));
}

/**
 * @param {string} root
 * @returns {string} the hashes of all commits that changed pages; empty without a Git history, and thus without dates
 */
function listCommits(root) {
  const args = ['log', '--full-history', '--format=%H', '--', ...DATED_INPUTS];
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}
