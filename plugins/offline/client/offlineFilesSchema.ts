import { parseJson } from '@site/src/client/parseJson';
import { parseOutside } from '@site/src/client/parseOutside';
import * as v from 'valibot';
import type { OfflineFiles } from '../../../lib/offline/OfflineFiles';

const Size = v.pipe(v.number(), v.minValue(0));

/** The list of files: the host may answer with something else, and a copy may come from another release. */
export const OfflineFilesSchema: v.GenericSchema<unknown, OfflineFiles> = v.object({
  release: v.string(),
  bytes: Size,
  transferBytes: Size,
  files: v.array(
    v.object({
      // A path of this host: two slashes would name another one.
      path: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
      revision: v.string(),
      bytes: Size,
      title: v.optional(v.string()),
    }),
  ),
});

/** Reads a list of files; nothing when the text is something else. */
export function parseList(text: string): OfflineFiles | undefined {
  return parseOutside(OfflineFilesSchema, parseJson(text), 'the list of offline files');
}
