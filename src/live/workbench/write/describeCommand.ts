import { EMITTER_PROPERTIES, isPackage } from '@site/lib/compiler/emitters';
import { findRelease } from '@site/lib/compiler/findRelease';
import { listCompileArgs } from '@site/lib/compiler/releases';
import type { WorkbenchOptions } from '../session/WorkbenchState';

/**
 * Returns the command that generates the same code from a folder of contracts. Returns undefined for an invalid
 * package, which a shell could interpret, and for a target that the release lacks.
 */
export function describeCommand(options: WorkbenchOptions): string | undefined {
  const { target, release: version, package: packageName, shared } = options;
  const release = findRelease(version);
  if (!isPackage(packageName) || release.languages[target] === undefined) return undefined;
  const generation = EMITTER_PROPERTIES[target].hasGenerations ? options.generation : 'default';
  const folders = { input: 'contracts', output: 'generated' };
  const args = listCompileArgs(release, { ...folders, target, packageName, generation, shared });
  const program = version === undefined ? 'npx wirespec' : `npx --package=@flock/wirespec@${version} wirespec`;
  return [program, ...args].join(' ');
}
