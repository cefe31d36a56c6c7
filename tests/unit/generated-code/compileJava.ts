import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { EmittedFile } from '../../../lib/compiler';

/** Whether a Java compiler is there. */
export function hasJavaCompiler(): boolean {
  return spawnSync('javac', ['-version']).status === 0;
}

/**
 * Compiles Java sources of several packages in one run.
 *
 * @returns the errors by source path, each as javac's message without its place.
 */
export function compileJava(files: readonly EmittedFile[]): Map<string, string[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'javac-'));
  try {
    for (const file of files) {
      fs.mkdirSync(path.dirname(path.join(folder, file.path)), { recursive: true });
      fs.writeFileSync(path.join(folder, file.path), file.text);
    }
    const names = [...new Set(files.map((file) => file.path))];
    fs.writeFileSync(path.join(folder, 'sources'), names.join('\n'));
    const { stderr } = spawnSync(
      'javac',
      ['-encoding', 'UTF-8', '-Xmaxerrs', '10000', '-Xlint:none', '-d', 'classes', '@sources'],
      {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    return readErrors(stderr);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function readErrors(output: string): Map<string, string[]> {
  const errors = new Map<string, string[]>();
  for (const [, file = '', message = ''] of output.matchAll(/^(\S+\.java):\d+: error: (.*)$/gm)) {
    errors.set(file, [...(errors.get(file) ?? []), message]);
  }
  return errors;
}
