import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../lib/files/listFiles';

/**
 * Reads the example contracts. The keys are sorted paths relative to the folder, with `/`. Returns no contracts if the
 * folder does not exist.
 */
export function readContracts(examplesFolder: string): Record<string, string> {
  if (!fs.existsSync(examplesFolder)) return {};
  return Object.fromEntries(
    listFiles(examplesFolder)
      .filter((file) => file.endsWith('.ws'))
      .map((file) => [file, fs.readFileSync(path.join(examplesFolder, file), 'utf8')]),
  );
}
