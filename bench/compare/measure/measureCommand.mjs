import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { Problem } from '../../../tools/support/Problem.mjs';

const POLL_MS = 200;
const PAGE_BYTES = 4096;

/** @typedef {{seconds: number, peakMb: number}} Cost `peakMb` is `NaN` where the system does not tell */

/**
 * Runs a program of Node to its end; how long it takes, and the most memory that it and all processes it started held at one moment.
 *
 * @param {string} label what it does, for the message
 * @param {readonly string[]} args for `node`
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} environment added to that of this process
 * @returns {Promise<Cost>}
 * @throws {Problem} when it fails
 */
export async function measureCommand(label, args, folder, environment) {
  const started = performance.now();
  const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, ...environment } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output = (output + text).slice(-20_000);
    });
  }
  let peakMb = Number.NaN;
  const timer = setInterval(() => {
    const held = readMemory(child.pid ?? 0);
    peakMb = Number.isNaN(peakMb) ? held : Math.max(peakMb, held);
  }, POLL_MS);
  const exitCode = await new Promise((resolve) => {
    child.once('close', resolve).once('error', () => {
      resolve(127);
    });
  });
  clearInterval(timer);
  if (exitCode !== 0) {
    throw new Problem(`${label} failed in ${folder}: correct what it says above, then run the command again.`, output);
  }

  return { seconds: (performance.now() - started) / 1000, peakMb };
}

/**
 * @param {number} root number of a process
 * @returns {number} MB that it and its descendants hold; memory they share counts for each of them
 */
function readMemory(root) {
  try {
    const processes = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readProcess);
    const family = new Set([root]);
    // A process has a higher number than the one that started it, but for the rare time when numbers start again.
    for (const { id, parent } of processes.sort((left, right) => left.id - right.id)) {
      if (family.has(parent)) family.add(id);
    }

    return processes.filter(({ id }) => family.has(id)).reduce((sum, { mb }) => sum + mb, 0);
  } catch {
    return Number.NaN;
  }
}

/** @param {string} name */
function readProcess(name) {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    const pages = Number(readFileSync(`/proc/${name}/statm`, 'utf8').split(' ')[1]);

    return [{ id: Number(name), parent, mb: (pages * PAGE_BYTES) / 1e6 }];
  } catch {
    // It ended meanwhile.
    return [];
  }
}
