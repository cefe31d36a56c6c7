import fs from 'node:fs';
import path from 'node:path';
import { substituteVersion } from '../../lib/samples';
import { REPOSITORY } from '../../tools/support/paths.mjs';

/** Folder of the files that pages show. */
export const examplesFolder = path.join(REPOSITORY, 'examples');

/** Reads a file below `examples/`, as a page shows it. */
export function readExample(file: string): string {
  return substituteVersion(fs.readFileSync(path.join(examplesFolder, file), 'utf8'));
}
