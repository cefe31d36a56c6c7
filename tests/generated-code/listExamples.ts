import fs from 'node:fs';
import { examplesFolder } from './readExample';

/** Lists the files below `examples/` that have one of the endings, in order. */
export function listExamples(...ends: readonly string[]): string[] {
  return fs
    .readdirSync(examplesFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ends.some((end) => file.endsWith(end)))
    .sort();
}
