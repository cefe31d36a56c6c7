import { readBlock, type SampleBlock } from '../kinds';

/** Reads a fence written as in a page: `wirespec wrong title=x`, and its body. */
export function parseInfoLine(infoLine: string, body = ''): SampleBlock['request'] {
  const [language = '', ...meta] = infoLine.split(' ');
  return readBlock({ language, meta: meta.join(' '), body }).request;
}
