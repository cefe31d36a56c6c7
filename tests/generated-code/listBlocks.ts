import { readBlock, readFences, readPageSources, type SampleBlock, substituteVersion } from '../../lib/samples';
import { REPOSITORY } from '../../tools/support/paths.mjs';

/** A parsed code block, and the page that contains it. */
export interface BlockOnPage {
  page: string;
  request: SampleBlock['request'];
}

/** The blocks of all pages. Parsing takes a second, and pages do not change while tests run. */
let blocks: readonly BlockOnPage[] | undefined;

/** Lists the code blocks of all pages. */
export function listBlocks(): readonly BlockOnPage[] {
  blocks ??= readPageSources(REPOSITORY).flatMap(({ path: page, text }) =>
    readFences(substituteVersion(text)).map((fence) => ({ page, request: readBlock(fence).request })),
  );
  return blocks;
}
