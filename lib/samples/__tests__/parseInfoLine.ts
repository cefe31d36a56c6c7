import { parseFence } from '../parseFence';

/** Reads a fence written as in a page: `wirespec wrong title=x`, and its body. */
export function parseInfoLine(infoLine: string, body = ''): ReturnType<typeof parseFence> {
  const [language = '', ...meta] = infoLine.split(' ');
  return parseFence({ language, meta: meta.join(' '), body });
}
