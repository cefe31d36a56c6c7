import type { EmittedFile } from '../../../lib/compiler';
import { collectErrors } from './errors';
import { withScratchFolder } from './withScratchFolder';
import { runCommand } from '../../support/runCommand.mjs';

const ARGS = ['-encoding', 'UTF-8', '-Xmaxerrs', '10000', '-Xlint:none', '-d', 'classes', '@sources'];

/**
 * Compiles Java sources of several packages in one run.
 *
 * @returns javac's error messages without line numbers, keyed by source path
 */
export function compileJava(files: readonly EmittedFile[]): Promise<Map<string, string[]>> {
  const sources = [...new Set(files.map((file) => file.path))].join('\n');
  return withScratchFolder([...files, { path: 'sources', text: sources }], async (folder) => {
    const { stderr } = await runCommand('javac', ARGS, { cwd: folder });
    return collectErrors(stderr, /^(\S+\.java):\d+: error: (.*)$/gm);
  });
}
