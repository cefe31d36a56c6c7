import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

const require = createRequire(import.meta.url);
export const TSC = path.join(path.dirname(require.resolve('typescript-7/package.json')), 'bin', 'tsc');
export const WIRESPEC = path.join(path.dirname(require.resolve('@flock/wirespec')), 'wirespec-bin.mjs');

/**
 * Creates an empty temporary folder, calls a function with its absolute path, and deletes the folder afterwards.
 *
 * @template Result
 * @param {(folder: string) => Result} work must be synchronous
 * @returns {Result} the result of `work`
 */
export function withScratchFolder(work) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'claim-'));
  try {
    return work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs Node and waits until it exits.
 *
 * @param {string} folder working directory
 * @param {readonly string[]} args arguments of Node: usually the path of a program, and its arguments
 */
export function runNode(folder, args) {
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
}
