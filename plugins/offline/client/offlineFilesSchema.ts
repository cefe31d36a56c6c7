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
      // Only a path on this host. `//host` names another one, and so does `/\host`, or a line break between two slashes.
      path: v.pipe(v.string(), v.startsWith('/'), v.check(isOfThisHost)),
      revision: v.string(),
      bytes: Size,
      title: v.optional(v.string()),
    }),
  ),
});

/** Any host does to tell whether a path names another one. */
const HOST = 'https://host.invalid';

function isOfThisHost(path: string): boolean {
  try {
    return new URL(path, HOST).origin === HOST;
  } catch {
    return false;
  }
}

/** Reads a list of files; nothing when the text is something else. Its release is a hash of all entries, so a list with a wrong entry counts as none. */
export function parseList(text: string): OfflineFiles | undefined {
  return parseOutside(OfflineFilesSchema, parseJson(text), 'the list of offline files');
}
