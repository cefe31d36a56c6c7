import { createRequire } from 'node:module';
import path from 'node:path';
import type { EmittedFile } from '../../../lib/compiler';
import { inScratchFolder } from './inScratchFolder';
import { runTool } from './runTool';

/** The version that `npm install typescript` gives a reader. The linter needs the one called `typescript`. */
const PACKAGE = path.dirname(createRequire(__filename).resolve('typescript-7/package.json'));

const OPTIONS = {
  strict: true,
  noEmit: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2022', 'dom'],
  types: [],
};

/**
 * Type checks files as `tsc --strict` does.
 *
 * @param more - options of `tsconfig.json` beyond those.
 * @returns the distinct errors by path, each as `TS` and its number; empty when the files pass.
 * @throws Error for an error that is in none of the files, such as an option that does not exist any more, and when the compiler cannot be run.
 */
export function compileTypeScript(
  files: readonly EmittedFile[],
  more: Readonly<Record<string, boolean>> = {},
): Promise<Map<string, string[]>> {
  const settings = { compilerOptions: { ...OPTIONS, ...more }, files: files.map((file) => file.path) };
  return inScratchFolder([...files, { path: 'tsconfig.json', text: JSON.stringify(settings) }], async (folder) => {
    const words = [path.join(PACKAGE, 'bin', 'tsc'), '--pretty', 'false'];
    const { stdout, stderr, exitCode } = await runTool(process.execPath, words, { cwd: folder });
    const errors = readErrors(stdout, new Set(settings.files));
    if (exitCode !== 0 && errors.size === 0)
      throw new Error(`tsc ended with exit code ${exitCode}: ${stdout}${stderr}`);
    return errors;
  });
}

/** Reads lines such as `client.ts(3,1): error TS1005: ';' expected.`; lines that are indented explain the one before. */
function readErrors(output: string, paths: ReadonlySet<string>): Map<string, string[]> {
  const errors = new Map<string, string[]>();
  for (const [line, file = '', code = ''] of output.matchAll(/^(?:(\S.*)\(\d+,\d+\): )?error (TS\d+): .*$/gm)) {
    if (!paths.has(file)) throw new Error(`tsc: ${line}`);
    const known = errors.get(file) ?? [];
    if (!known.includes(code)) errors.set(file, [...known, code]);
  }
  return errors;
}
