import type { FormerVersion } from '../../../lib/compiler/releases';
import { LiveCompiler } from './LiveCompiler';

const compilers = new Map<FormerVersion | undefined, LiveCompiler>();

/**
 * The compiler of this page, one for all editors on it. It is loaded with the first request or a call of `prepare`.
 *
 * @param version - of a former release, which only answers `compile`; without one, the release of the site
 */
export function getCompiler(version?: FormerVersion): LiveCompiler {
  const existing = compilers.get(version);
  if (existing !== undefined) return existing;
  const compiler = new LiveCompiler(() =>
    version === undefined
      ? new Worker(new URL('./compiler.worker.ts', import.meta.url), { name: 'compiler' })
      : new Worker(new URL('./former.worker.ts', import.meta.url), { name: version }),
  );
  compilers.set(version, compiler);
  return compiler;
}
