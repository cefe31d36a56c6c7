import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';

/** Everything the production site is made of, below the root of the repository. */
const SITE_INPUTS = [
  'blog',
  'claims',
  'config',
  'docs',
  'docusaurus.config.ts',
  'examples',
  'i18n',
  'lib',
  'package.json',
  'package-lock.json',
  'plugins',
  'sidebars.ts',
  'src',
  'static',
  'tour',
  'tsconfig.json',
];

/** The one file that reads the environment; every variable it names is an input of the site. */
const ENVIRONMENT_READER = 'config/env.ts';

// Tests are not part of the site, and the rest is left behind by systems and editors.
const NOT_AN_INPUT = new Set(['__tests__', 'node_modules', '.DS_Store']);

/**
 * Hashes names and contents of all inputs of the site, and the environment variables its configuration reads.
 *
 * @param {string} root the root of the repository
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string} 64 hexadecimal digits; equal inputs give equal digits on every machine
 */
export function hashSources(root, environment) {
  const hash = createHash('sha256');
  for (const file of SITE_INPUTS.flatMap((input) => listFiles(root, input))) {
    hash.update(`\0file ${file}\0`);
    hash.update(readContent(path.join(root, file)));
  }
  for (const name of listVariables(root)) {
    const value = environment[name];
    hash.update(value === undefined ? `\0unset ${name}` : `\0set ${name}=${value}`);
  }

  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} location below `root`, with `/`
 * @returns {string[]} files below `root`, in the same order on every file system
 */
function listFiles(root, location) {
  const absolute = path.join(root, location);
  if (!existsSync(absolute)) {
    return [];
  }
  if (!lstatSync(absolute).isDirectory()) {
    return [location];
  }

  return readdirSync(absolute)
    .filter((name) => !NOT_AN_INPUT.has(name))
    .sort()
    .flatMap((name) => listFiles(root, `${location}/${name}`));
}

/** @param {string} file */
function readContent(file) {
  return lstatSync(file).isSymbolicLink() ? readlinkSync(file) : readFileSync(file);
}

/**
 * The names in capitals that occur in the file that reads the environment: more than the variables, never fewer.
 *
 * @param {string} root
 */
function listVariables(root) {
  const file = path.join(root, ENVIRONMENT_READER);
  const words = existsSync(file) ? (readFileSync(file, 'utf8').match(/\b[A-Z][A-Z0-9_]{2,}\b/g) ?? []) : [];

  return [...new Set(words)].sort();
}
