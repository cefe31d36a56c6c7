import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { EmittedFile } from '../../../lib/compiler';

/** Whether a Python is there that is new enough for generated code, which uses `match`. */
export function hasPython(): boolean {
  return spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))']).status === 0;
}

/**
 * Runs a program beside generated files.
 *
 * @returns the last line that Python writes to standard error, which is the exception; empty when the program ends well.
 */
export function runPython(files: readonly EmittedFile[], program: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'python-'));
  try {
    for (const file of files) {
      fs.mkdirSync(path.dirname(path.join(folder, file.path)), { recursive: true });
      fs.writeFileSync(path.join(folder, file.path), file.text);
    }
    const { stderr } = spawnSync('python3', ['-B', '-c', program], { cwd: folder, encoding: 'utf8' });
    return stderr.trim().split('\n').at(-1) ?? '';
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
