import path from 'node:path';
import type { PlacedFence } from './Fence';
import { readBlock } from './parseFence';
import { readFences } from './readFences';

/**
 * Lists what of `examples/` the blocks of a page are made of, as absolute paths; folders end in `/`. A page or a block that cannot be read names nothing: the
 * check of the pages says what is wrong with it.
 */
export function listExampleFiles(text: string, examplesFolder: string): string[] {
  const named = readFencesOrNone(text).flatMap(listExamples);
  return [...new Set(named)].map((name) => path.join(examplesFolder, name));
}

function readFencesOrNone(text: string): PlacedFence[] {
  try {
    return readFences(text);
  } catch {
    return [];
  }
}

function listExamples(fence: PlacedFence): string[] {
  try {
    return readBlock(fence).examples;
  } catch {
    return [];
  }
}
