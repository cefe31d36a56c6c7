import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { EmittedFile } from '../../../lib/compiler';

/**
 * Writes files to a new temporary folder, calls `work` with its path, and deletes the folder afterwards.
 *
 * @param files - files with paths relative to the folder; their subfolders are created
 * @returns the result of `work`
 */
export async function withScratchFolder<Result>(
  files: readonly EmittedFile[],
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wirespec-site-'));
  try {
    for (const file of files) {
      const target = path.join(folder, file.path);
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.writeFileSync(target, file.text);
    }
    return await work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
