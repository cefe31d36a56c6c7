import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

let count = 0;

/**
 * Writes a file so that nobody ever reads half of it: neither another process nor one after a crash. Missing folders are made.
 *
 * @throws what the file system throws when it cannot be written.
 */
export async function writeFileAtomically(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}-${(count += 1)}`;
  await writeFile(draft, content);
  await rename(draft, file);
}
