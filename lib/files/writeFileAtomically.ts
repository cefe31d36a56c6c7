import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Number of drafts that this process has written, which makes their names unique. */
let draftCount = 0;

/**
 * Writes a file atomically: no process can read an incomplete file, even if this process crashes. Creates missing
 * folders.
 *
 * @throws file system error if the file cannot be written
 */
export async function writeFileAtomically(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}-${(draftCount += 1)}`;
  await writeFile(draft, content);
  await rename(draft, file);
}
