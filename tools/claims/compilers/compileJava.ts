import { spawnSync } from 'node:child_process';
import type { EmittedFile } from '../../../lib/compiler';
import { inScratchFolder } from './inScratchFolder';
import { runTool } from './runTool';

const WORDS = ['-encoding', 'UTF-8', '-Xmaxerrs', '10000', '-Xlint:none', '-d', 'classes', '@sources'];

/** Whether a Java compiler is installed. */
export function hasJavaCompiler(): boolean {
  return spawnSync('javac', ['-version']).status === 0;
}

/**
 * Compiles Java sources of several packages in one run.
 *
 * @returns the errors by source path, each as javac's message without its place.
 */
export function compileJava(files: readonly EmittedFile[]): Promise<Map<string, string[]>> {
  const sources = [...new Set(files.map((file) => file.path))].join('\n');
  return inScratchFolder([...files, { path: 'sources', text: sources }], async (folder) => {
    const { stderr } = await runTool('javac', WORDS, { cwd: folder });
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
