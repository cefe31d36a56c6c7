/** A file that was dropped or opened. */
export interface DroppedFile {
  /** Below the folder that was dropped. */
  path: string;
  file: File;
}

/** A dropped folder may contain far more files than the reader intended. */
const COUNT_LIMIT = 2000;

/** Everything that was dropped, files in folders included. The data is gone once the event is over, so this must be called at once. */
export async function readDroppedFiles({ items, files }: DataTransfer): Promise<DroppedFile[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  // Where the browser does not tell of entries (tests make such events), there are no folders either.
  if (entries.length === 0) return [...files].map((file) => ({ path: file.name, file }));
  const found: DroppedFile[] = [];
  for (const entry of entries) await collect(entry, '', found);
  return found;
}

async function collect(entry: FileSystemEntry, folder: string, found: DroppedFile[]): Promise<void> {
  if (found.length >= COUNT_LIMIT || entry.name.startsWith('.') || entry.name === 'node_modules') return;
  const path = folder + entry.name;
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => {
      entry.file(resolve, reject);
    });
    found.push({ path, file });
  } else if (isFolder(entry)) {
    const reader = entry.createReader();
    // A reader gives a hundred entries at a time, and none at the end.
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
