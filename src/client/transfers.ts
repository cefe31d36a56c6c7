// Reads pasted text and dropped files. The workbench has its own modules for files and folders.

/** Returns the plain text of a paste; empty if the clipboard contains none. */
export function readPastedText({ clipboardData }: { clipboardData: DataTransfer | null }): string {
  return clipboardData?.getData('text/plain') ?? '';
}

/** Lists the dropped files; empty if something else was dropped. */
export function listDroppedFiles({ dataTransfer }: { dataTransfer: DataTransfer | null }): File[] {
  return [...(dataTransfer?.files ?? [])];
}
