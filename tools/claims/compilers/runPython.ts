import { spawnSync } from 'node:child_process';
import type { EmittedFile } from '../../../lib/compiler';
import { inScratchFolder } from './inScratchFolder';
import { runTool } from './runTool';

/** Whether the installed Python is new enough for generated code, which uses `match`. */
export function hasPython(): boolean {
  return spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))']).status === 0;
}

/**
 * Runs a program beside generated files.
 *
 * @returns the last line that Python writes to standard error, which is the exception; empty when the program ends well.
 */
export function runPython(files: readonly EmittedFile[], program: string): Promise<string> {
  return inScratchFolder(files, async (folder) => {
    const { stderr } = await runTool('python3', ['-B', '-c', program], { cwd: folder });
    return stderr.trim().split('\n').at(-1) ?? '';
  });
}
