import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

const require = createRequire(import.meta.url);
export const TSC = path.join(path.dirname(require.resolve('typescript-7/package.json')), 'bin', 'tsc');
export const WIRESPEC = path.join(path.dirname(require.resolve('@flock/wirespec')), 'wirespec-bin.mjs');

/**
 * Does something in an empty folder, which is removed afterwards.
 *
 * @template Result
 * @param {(folder: string) => Result} work gets the absolute path
 * @returns {Result}
 */
export function inFolder(work) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'claim-'));
  try {
    return work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs a program of Node.
 *
 * @param {string} folder where it runs
 * @param {readonly string[]} words its file and what follows
 */
export function run(folder, words) {
  return spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
}
