import { saveFile } from './saveFile';
import type { ZipSource } from './zipFiles';

/** A message about a download that failed, or had nothing to save. */
export interface DownloadNotice {
  text: string;
  isFailure?: boolean;
}

/**
 * Packs files into an archive and downloads it.
 *
 * @param name - file name without its extension
 * @param listFiles - returns the files; if it rejects, nothing is downloaded
 * @returns a message if nothing was downloaded; otherwise undefined
 */
export async function downloadZip(
  name: string,
  listFiles: () => Promise<readonly ZipSource[]>,
): Promise<DownloadNotice | undefined> {
  try {
    const [{ zipFiles }, files] = await Promise.all([import('./zipFiles'), listFiles()]);
    if (files.length === 0) return { text: 'There is nothing to download yet: you have not written anything.' };
    saveFile(`${name}.zip`, 'application/zip', await zipFiles(files, new Date()));
    return undefined;
  } catch (error) {
    console.warn(error);
    return { text: 'The zip file could not be created. Check the connection and try again.', isFailure: true };
  }
}
