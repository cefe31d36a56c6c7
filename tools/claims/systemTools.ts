import { spawnSync } from 'node:child_process';
import type { Target, Trial } from '../../lib/claims';
import { splitTarget } from './generate';

/** Tools of the system that some claims need, with the arguments that ask for their version. */
const TOOLS = { javac: ['-version'], rustc: ['--version'], python3: ['--version'] } as const;

/** Name of a tool that is not among our packages. */
export type SystemTool = keyof typeof TOOLS;

/** The versions of the tools that are installed. Python has to be 3.10 or newer, because generated code uses `match`. */
export function readSystemTools(): Map<SystemTool, string> {
  const found = new Map<SystemTool, string>();
  for (const [name, args] of Object.entries(TOOLS)) {
    const { status, stdout, stderr } = spawnSync(name, args, { encoding: 'utf8' });
    const version = `${stdout}${stderr}`.trim();
    const [, minor] = /^Python 3\.(\d+)/.exec(version) ?? [];
    // The keys of the constant above.
    if (status === 0 && (minor === undefined || Number(minor) >= 10)) found.set(name as SystemTool, version);
  }
  return found;
}

/** The tool of the system that a trial needs for a target. */
export function findNeededTool(trial: Trial, target: Target | undefined): SystemTool | undefined {
  if (trial.try !== 'compile' || target === undefined) return undefined;
  const [emitter] = splitTarget(target);
  if (emitter === 'java' || emitter === 'kotlin') return 'javac';
  if (emitter === 'rust') return 'rustc';
  return emitter === 'python' ? 'python3' : undefined;
}
