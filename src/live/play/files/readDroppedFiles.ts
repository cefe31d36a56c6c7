/** A file that the reader dropped or selected in the dialog. */
export interface DroppedFile {
  /** Path relative to the dropped folder. */
  path: string;
  file: File;
}

/**
 * Maximum number of files to read from a folder, because a dropped folder may contain more than the reader intended.
 */
export const COUNT_LIMIT = 2000;

/**
 * Reads the dropped files, including files in folders, except hidden files and `node_modules`. Stops at the first file
 * beyond `COUNT_LIMIT`. Call this function synchronously in the event handler, because the event's data is not
 * available later.
 */
export async function readDroppedFiles({ items, files }: DataTransfer): Promise<DroppedFile[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  // Events that tests create have no file entries, and therefore no folders.
  if (entries.length === 0) return [...files].map((file) => ({ path: file.name, file }));
  const found: DroppedFile[] = [];
  for (const entry of entries) await collect(entry, '', found);
  return found;
}

async function collect(entry: FileSystemEntry, folder: string, found: DroppedFile[]): Promise<void> {
  if (found.length > COUNT_LIMIT || entry.name.startsWith('.') || entry.name === 'node_modules') return;
  const path = folder + entry.name;
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => {
      entry.file(resolve, reject);
    });
    found.push({ path, file });
  } else if (isFolder(entry)) {
    const reader = entry.createReader();
    // A directory reader returns up to a hundred entries per call, and an empty list at the end.
    for (let part = await readEntries(reader); part.length > 0; part = await readEntries(reader)) {
      for (const child of part) await collect(child, `${path}/`, found);
    }
  }
}

function readEntries(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  return new Promise((resolve, reject) => {
    reader.readEntries(resolve, reject);
  });
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
