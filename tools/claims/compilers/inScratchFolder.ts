import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { EmittedFile } from '../../../lib/compiler';

/**
 * Writes files to a folder of their own, does something there, and removes it.
 *
 * @param files - by path below the folder; missing folders are made.
 */
export async function inScratchFolder<Result>(
  files: readonly EmittedFile[],
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wirespec-site-'));
  try {
    for (const file of files) {
      const place = path.join(folder, file.path);
      fs.mkdirSync(path.dirname(place), { recursive: true });
      fs.writeFileSync(place, file.text);
    }
    return await work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
