import path from 'node:path';
import { parseFence, type SampleRequest } from './parseFence';
import { type PlacedFence, readFences } from './readFences';

/**
 * Lists what of `examples/` the blocks of a page are made of, as absolute paths; folders end in `/`. A page or a block that cannot be read names nothing: the
 * check of the pages says what is wrong with it.
 */
export function listExampleFiles(text: string, examplesFolder: string): string[] {
  const named = readFencesOrNone(text).flatMap((fence) => listNames(parseOrNone(fence)));
  return [...new Set(named)].map((name) => path.join(examplesFolder, name));
}

function readFencesOrNone(text: string): PlacedFence[] {
  try {
    return readFences(text);
  } catch {
    return [];
  }
}

function parseOrNone(fence: PlacedFence): SampleRequest | undefined {
  try {
    return parseFence(fence);
  } catch {
    return undefined;
  }
}

function listNames(request: SampleRequest | undefined): string[] {
  if (request === undefined) return [];
  switch (request.kind) {
    case 'contract':
      return [...request.with, ...(request.file === undefined ? [] : [request.file.path])];
    case 'output':
      return request.of;
    case 'converted':
      return [request.of];
    case 'console':
      return request.files;
    case 'plain':
      return request.file === undefined ? [] : [request.file];
    case 'grammar':
      return [];
  }
}
