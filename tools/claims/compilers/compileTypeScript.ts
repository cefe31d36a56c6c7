import { createRequire } from 'node:module';
import path from 'node:path';
import type { EmittedFile } from '../../../lib/compiler';
import { withScratchFolder } from './withScratchFolder';
import { runCommand } from '../../support/runCommand.mjs';

/**
 * Folder of the TypeScript version that `npm install typescript` installs. It has a different name here, because the
 * linter needs an older version under the name `typescript`.
 */
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
 * Type-checks files as `tsc --strict` does.
 *
 * @param extraOptions - compiler options in addition to `OPTIONS`
 * @returns the distinct error codes, such as `TS2322`, keyed by path; empty if the files pass
 * @throws Error if tsc cannot be run, or if it reports an error outside the files, such as an option that was
 *   removed
 */
export function compileTypeScript(
  files: readonly EmittedFile[],
  extraOptions: Readonly<Record<string, boolean>> = {},
): Promise<Map<string, string[]>> {
  const settings = { compilerOptions: { ...OPTIONS, ...extraOptions }, files: files.map((file) => file.path) };
  return withScratchFolder([...files, { path: 'tsconfig.json', text: JSON.stringify(settings) }], async (folder) => {
    const args = [path.join(PACKAGE, 'bin', 'tsc'), '--pretty', 'false'];
    const { stdout, stderr, exitCode } = await runCommand(process.execPath, args, { cwd: folder });
    const errors = readErrors(stdout, new Set(settings.files));
    if (exitCode !== 0 && errors.size === 0)
      throw new Error(`tsc ended with exit code ${exitCode}: ${stdout}${stderr}`);
    return errors;
  });
}

/**
 * Parses lines such as `client.ts(3,1): error TS1005: ';' expected.` and skips indented lines, which continue the
 * previous error.
 *
 * @throws Error for an error outside the given paths
 */
function readErrors(output: string, paths: ReadonlySet<string>): Map<string, string[]> {
  const errors = new Map<string, string[]>();
  for (const [line, file = '', code = ''] of output.matchAll(/^(?:(\S.*)\(\d+,\d+\): )?error (TS\d+): .*$/gm)) {
    if (!paths.has(file)) throw new Error(`tsc: ${line}`);
    const known = errors.get(file) ?? [];
    if (!known.includes(code)) errors.set(file, [...known, code]);
  }
  return errors;
}
