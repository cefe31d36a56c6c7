import { SiteWorker } from '@site/src/client/SiteWorker';
import { LiveCompiler } from './LiveCompiler';

const compilers = new Map<string | undefined, LiveCompiler>();

/**
 * Returns the compiler that all editors of this page share. The compiler is loaded on the first request or a call of
 * `prepare`.
 *
 * @param version - former release, which supports only `compile`; undefined selects the site's release
 */
export function getCompiler(version?: string): LiveCompiler {
  const existing = compilers.get(version);
  if (existing !== undefined) return existing;
  const compiler = new LiveCompiler(() =>
    version === undefined
      ? new SiteWorker(new URL('./compiler.worker.ts', import.meta.url), { name: 'compiler' })
      : new SiteWorker(new URL('./formerRelease.worker.ts', import.meta.url), { name: version }),
  );
  compilers.set(version, compiler);
  return compiler;
}
