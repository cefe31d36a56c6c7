import { compilerVersion } from '../compiler';

/** Replaces `{{version}}` in a page by the version of the installed compiler; no page types it in. Lines keep their numbers. */
export function substituteVersion(pageText: string): string {
  return pageText.replaceAll('{{version}}', compilerVersion);
}
