/** A file that the reader dropped, pasted or selected in the dialog. */
export interface OpenedFile {
  /** Name of the file or, in a dropped folder, its path beginning with the name of that folder. */
  path: string;
  /** Missing for a file or folder that the browser could not read. */
  file?: File;
}

/** Maximum number of files to read from one drop, because a folder may contain more than the reader intended. */
export const FILE_COUNT_LIMIT = 2000;

/**
 * Reads the dropped or pasted files, including files in folders, except hidden files and `node_modules`. Stops after
 * `FILE_COUNT_LIMIT + 1` files; the additional file tells the caller that files were left out. Call this function
 * synchronously in the event handler, because the event's data is not available later.
 */
export async function readDroppedFiles({ items, files }: DataTransfer): Promise<OpenedFile[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  // Some events, for example those that tests create, have no file entries and therefore no folders.
  if (entries.length === 0) return [...files].map((file) => ({ path: file.name, file }));
  const found: OpenedFile[] = [];
  for (const entry of entries) await collectFiles(entry, '', found);
  return found;
}

/** Adds an entry, or all files in its folder, to the files that were found. */
async function collectFiles(entry: FileSystemEntry, folder: string, found: OpenedFile[]): Promise<void> {
  if (found.length > FILE_COUNT_LIMIT || entry.name.startsWith('.') || entry.name === 'node_modules') return;
  const path = folder + entry.name;
  if (isFile(entry)) {
    const file = await readFile(entry);
    found.push(file === undefined ? { path } : { path, file });
  } else if (isFolder(entry)) {
    const reader = entry.createReader();
    // A directory reader returns up to a hundred entries per call, and an empty list at the end.
    for (let batch = await readEntries(reader); batch?.length !== 0; batch = await readEntries(reader)) {
      if (batch === undefined) {
        found.push({ path });
        return;
      }
      for (const child of batch) await collectFiles(child, `${path}/`, found);
    }
  }
}

/** Reads a file. Returns `undefined` if it was deleted in the meantime, or if the browser may not read it. */
function readFile(entry: FileSystemFileEntry): Promise<File | undefined> {
  return new Promise((resolve) => {
    entry.file(resolve, () => {
      resolve(undefined);
    });
  });
}

/** Reads the next entries of a folder. Returns `undefined` if the folder cannot be read. */
function readEntries(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[] | undefined> {
  return new Promise((resolve) => {
    reader.readEntries(resolve, () => {
      resolve(undefined);
    });
  });
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
