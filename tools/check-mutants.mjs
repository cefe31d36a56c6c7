// `npm run check:mutants [part…] [options]`: tests the mutants of all parts, or of the named ones. Stryker gets the
// options. mutation/README.md describes the command.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { REPOSITORY } from './support/paths.mjs';

const STRYKER = path.join(REPOSITORY, 'mutation', 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
const NO_TESTS = '!**/__tests__/**,!**/*.d.ts';

/**
 * Globs for the tests of each part. A part is a folder. Stryker runs every test that reaches a mutant until one fails,
 * so it runs all of them for a surviving mutant. Without these lists, a mutant of `lib/claims` would wait for the
 * compilers of Kotlin and Java.
 *
 * @type {ReadonlyMap<string, string>}
 */
const PARTS = new Map([
  ['tools/claims', 'tests/tools/claims/**/*.test.ts'],
  ['lib/samples', 'lib/samples/**/__tests__/**/*.test.ts'],
  // `emit.test.ts` starts a process for each emitter, which would take minutes for each mutant.
  ['lib/compiler', 'lib/compiler/**/__tests__/**/!(emit).test.ts'],
  ['lib/claims', 'lib/claims/**/__tests__/**/*.test.ts,tests/claims/marks.test.ts'],
]);

/**
 * Tests the mutants of one part. Stryker stores the results of each part in a separate file, and a later run tests only
 * what has changed.
 *
 * @param {string} part
 * @param {readonly string[]} options - options for Stryker, which replace the options of the part
 * @returns {boolean} whether the tests kill enough mutants
 */
function testPart(part, options) {
  const selection = ['--mutate', `${part}/**/*.ts,${NO_TESTS}`, '--testFiles', PARTS.get(part) ?? ''];
  const resultsFile = `.cache/mutation/${part.replace('/', '-')}.json`;
  const args = ['run', 'mutation/stryker.config.mjs', '--incrementalFile', resultsFile, ...selection, ...options];
  console.log(`Mutants of ${part}:`);
  return spawnSync(process.execPath, [STRYKER, ...args], { cwd: REPOSITORY, stdio: 'inherit' }).status === 0;
}

const args = process.argv.slice(2);
const optionsStart = args.findIndex((arg) => arg.startsWith('-'));
const namedParts = optionsStart === -1 ? args : args.slice(0, optionsStart);
const unknown = namedParts.filter((name) => !PARTS.has(name));
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. The parts are ${[...PARTS.keys()].join(', ')}.`);
  process.exitCode = 1;
} else {
  const options = args.slice(namedParts.length);
  const passed = (namedParts.length > 0 ? namedParts : [...PARTS.keys()]).map((part) => testPart(part, options));
  process.exitCode = passed.every(Boolean) ? 0 : 1;
}
