import { spawnSync } from 'node:child_process';
import type { EmittedFile } from '../../../lib/compiler';
import { withScratchFolder } from './withScratchFolder';
import { runProcess } from './runProcess';

const ARGS = ['-encoding', 'UTF-8', '-Xmaxerrs', '10000', '-Xlint:none', '-d', 'classes', '@sources'];

/** Whether a Java compiler is installed. */
export function hasJavaCompiler(): boolean {
  return spawnSync('javac', ['-version']).status === 0;
}

/**
 * Compiles Java sources of several packages in one run.
 *
 * @returns javac's error messages without line numbers, keyed by source path
 */
export function compileJava(files: readonly EmittedFile[]): Promise<Map<string, string[]>> {
  const sources = [...new Set(files.map((file) => file.path))].join('\n');
  return withScratchFolder([...files, { path: 'sources', text: sources }], async (folder) => {
    const { stderr } = await runProcess('javac', ARGS, { cwd: folder });
    return readErrors(stderr);
  });
}

function readErrors(output: string): Map<string, string[]> {
  const errors = new Map<string, string[]>();
  for (const [, file = '', message = ''] of output.matchAll(/^(\S+\.java):\d+: error: (.*)$/gm)) {
    errors.set(file, [...(errors.get(file) ?? []), message]);
  }
  return errors;
}
