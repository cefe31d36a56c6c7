import type { EmittedFile } from '../../../lib/compiler';
import { withScratchFolder } from './withScratchFolder';
import { runCommand } from '../../support/runCommand.mjs';

/**
 * Runs a Python program in a folder with generated files.
 *
 * @returns the last line of standard error, which names the exception; empty if the program succeeds
 */
export function runPython(files: readonly EmittedFile[], program: string): Promise<string> {
  return withScratchFolder(files, async (folder) => {
    const { stderr } = await runCommand('python3', ['-B', '-c', program], { cwd: folder });
    return stderr.trim().split('\n').at(-1) ?? '';
  });
}
