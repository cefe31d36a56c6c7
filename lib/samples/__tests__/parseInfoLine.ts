import { readBlock, type SampleBlock } from '../kinds';

/** Parses a fence as it appears in a page: the info string, such as `wirespec wrong title=x`, and the body. */
export function parseInfoLine(infoLine: string, body = ''): SampleBlock['request'] {
  const [language = '', ...meta] = infoLine.split(' ');
  return readBlock({ language, meta: meta.join(' '), body }).request;
}
