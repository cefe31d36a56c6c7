import { LiveCompiler } from './LiveCompiler';

let compiler: LiveCompiler | undefined;

/** The compiler of this page, one for all editors on it. Nothing is loaded before the first question, or `prepare`. */
export function getCompiler(): LiveCompiler {
  compiler ??= new LiveCompiler(
    () => new Worker(new URL('./compiler.worker.ts', import.meta.url), { name: 'compiler' }),
  );
  return compiler;
}
