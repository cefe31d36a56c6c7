import { spawnSync } from 'node:child_process';
import type { SystemTool, Trial } from '../../lib/claims';
import type { Target } from '../../lib/compiler';
import { splitTarget } from './generateCode';

/** Arguments with which each system tool prints its version. */
const VERSION_ARGS: Readonly<Record<SystemTool, string>> = {
  javac: '-version',
  rustc: '--version',
  python3: '--version',
};

let cachedVersions: Map<SystemTool, string> | undefined;

/**
 * Reads the versions of the installed system tools, once per process. Missing tools are omitted, and so is Python
 * before 3.10, because generated code uses `match`.
 */
export function readSystemTools(): ReadonlyMap<SystemTool, string> {
  cachedVersions ??= readVersions();
  return cachedVersions;
}

function readVersions(): Map<SystemTool, string> {
  const versions = new Map<SystemTool, string>();
  for (const [name, arg] of Object.entries(VERSION_ARGS)) {
    const { status, stdout, stderr } = spawnSync(name, [arg], { encoding: 'utf8' });
    const version = `${stdout}${stderr}`.trim();
    const [, minor] = /^Python 3\.(\d+)/.exec(version) ?? [];
    // The cast is needed because `Object.entries` does not preserve the type of the keys.
    if (status === 0 && (minor === undefined || Number(minor) >= 10)) versions.set(name as SystemTool, version);
  }
  return versions;
}

/** Lists the system tools that a trial needs for a target. */
export function listNeededTools(trial: Trial, target: Target | undefined): readonly SystemTool[] {
  if (trial.try === 'script') return trial.needs ?? [];
  if (trial.try !== 'compile' || target === undefined) return [];
  const [emitter] = splitTarget(target);
  if (emitter === 'java' || emitter === 'kotlin') return ['javac'];
  if (emitter === 'rust') return ['rustc'];
  return emitter === 'python' ? ['python3'] : [];
}
