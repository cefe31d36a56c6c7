import path from 'node:path';
import { readPageSources, parseFence, readFences, type SampleRequest, substituteVersion } from '../../lib/samples';

const projectFolder = path.resolve(__dirname, '../..');

/** A code block as its page writes it. */
export interface RequestOnPage {
  page: string;
  request: SampleRequest;
}

/** Parsing all pages takes a second; what they say does not change while tests run. */
let requests: readonly RequestOnPage[] | undefined;

/** Lists the code blocks of all pages. */
export function listRequests(): readonly RequestOnPage[] {
  requests ??= readPageSources(projectFolder).flatMap(({ path: page, text }) =>
    readFences(substituteVersion(text)).map((fence) => ({ page, request: parseFence(fence) })),
  );
  return requests;
}
