import { spawnSync } from 'node:child_process';
import type { Target, Trial } from '../../lib/claims';
import { splitTarget } from './generateCode';

/** System tools that some claims need, with the arguments that print their version. */
const TOOLS = { javac: ['-version'], rustc: ['--version'], python3: ['--version'] } as const;

/** Name of a tool that must be installed on the system, because npm cannot install it. */
export type SystemTool = keyof typeof TOOLS;

let found: Map<SystemTool, string> | undefined;

/**
 * Reads the versions of the installed system tools, once per process. Python before 3.10 is omitted, because generated
 * code uses `match`.
 */
export function readSystemTools(): ReadonlyMap<SystemTool, string> {
  found ??= probeTools();
  return found;
}

function probeTools(): Map<SystemTool, string> {
  const versions = new Map<SystemTool, string>();
  for (const [name, args] of Object.entries(TOOLS)) {
    const { status, stdout, stderr } = spawnSync(name, args, { encoding: 'utf8' });
    const version = `${stdout}${stderr}`.trim();
    const [, minor] = /^Python 3\.(\d+)/.exec(version) ?? [];
    // The cast is needed because `Object.entries` does not preserve the type of the keys.
    if (status === 0 && (minor === undefined || Number(minor) >= 10)) versions.set(name as SystemTool, version);
  }
  return versions;
}

/** Finds the system tool that a trial needs for a target; undefined if it needs none. */
export function findNeededTool(trial: Trial, target: Target | undefined): SystemTool | undefined {
  if (trial.try !== 'compile' || target === undefined) return undefined;
  const [emitter] = splitTarget(target);
  if (emitter === 'java' || emitter === 'kotlin') return 'javac';
  if (emitter === 'rust') return 'rustc';
  return emitter === 'python' ? 'python3' : undefined;
}
