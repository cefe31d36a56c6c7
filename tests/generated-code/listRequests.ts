import path from 'node:path';
import { readBlock, readFences, readPageSources, type SampleBlock, substituteVersion } from '../../lib/samples';

const projectFolder = path.resolve(__dirname, '../..');

/** A code block as its page writes it. */
export interface RequestOnPage {
  page: string;
  request: SampleBlock['request'];
}

/** The blocks of all pages. Parsing takes a second, and pages do not change while tests run. */
let requests: readonly RequestOnPage[] | undefined;

/** Lists the code blocks of all pages. */
export function listRequests(): readonly RequestOnPage[] {
  requests ??= readPageSources(projectFolder).flatMap(({ path: page, text }) =>
    readFences(substituteVersion(text)).map((fence) => ({ page, request: readBlock(fence).request })),
  );
  return requests;
}
