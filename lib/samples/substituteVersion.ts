import { compilerVersion } from '../compiler';

/** Replaces `{{version}}` in a page or an example by the version of the installed compiler; nobody types it in. Lines keep their numbers. */
export function substituteVersion(text: string): string {
  return text.replaceAll('{{version}}', compilerVersion);
}
