import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { PARTS } from './parts.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STRYKER = fileURLToPath(new URL('node_modules/@stryker-mutator/core/bin/stryker.js', import.meta.url));
const CONFIGURATION = 'mutation/stryker.config.mjs';
const NO_TESTS = ['!**/__tests__/**', '!**/*.d.ts'];

/**
 * Tests the mutants of one part. Its results are kept in files of its own, so a later run repeats only what has changed.
 *
 * @param {string} part
 * @param {readonly string[]} options - options for Stryker, which replace ours
 * @returns whether the tests kill enough mutants
 */
function testPart(part, options) {
  const { mutate = [], testFiles = [] } = PARTS[part] ?? {};
  const lists = ['--mutate', [...mutate, ...NO_TESTS].join(), '--testFiles', testFiles.join()];
  const file = `.cache/mutation/${part.replace('/', '-')}.json`;
  console.log(`Mutants of ${part}:`);
  const args = [STRYKER, 'run', CONFIGURATION, '--incrementalFile', file, ...lists, ...options];
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status === 0;
}

const words = process.argv.slice(2);
const firstOption = words.findIndex((word) => word.startsWith('-'));
const named = firstOption === -1 ? words : words.slice(0, firstOption);
const options = words.slice(named.length);
const unknown = named.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. The parts are ${Object.keys(PARTS).join(', ')}.`);
  process.exitCode = 1;
} else {
  const results = (named.length > 0 ? named : Object.keys(PARTS)).map((part) => testPart(part, options));
  process.exitCode = results.every(Boolean) ? 0 : 1;
}
