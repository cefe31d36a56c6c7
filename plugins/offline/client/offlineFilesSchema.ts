import { parseJson } from '@site/src/client/parseJson';
import { parseOutside } from '@site/src/client/parseOutside';
import * as v from 'valibot';
import type { OfflineFiles } from '../../../lib/offline/OfflineFiles';

const Size = v.pipe(v.number(), v.minValue(0));

/** Schema of the manifest. The host may send something else, and a cached manifest may be from another release. */
export const OfflineFilesSchema: v.GenericSchema<unknown, OfflineFiles> = v.object({
  release: v.string(),
  bytes: Size,
  transferBytes: Size,
  files: v.array(
    v.object({
      // Only a path on this host. `//host` names another host, as do `/\host` and a line break between two slashes.
      path: v.pipe(v.string(), v.startsWith('/'), v.check(isOfThisHost)),
      revision: v.string(),
      bytes: Size,
      title: v.optional(v.string()),
    }),
  ),
});

/** An arbitrary base, which is enough to tell whether a path names another host. */
const HOST = 'https://host.invalid';

function isOfThisHost(path: string): boolean {
  try {
    return new URL(path, HOST).origin === HOST;
  } catch {
    return false;
  }
}

/** Parses a manifest; `undefined` if the text is anything else. The release is a hash of all entries, so a manifest with a wrong entry is refused. */
export function parseList(text: string): OfflineFiles | undefined {
  return parseOutside(OfflineFilesSchema, parseJson(text), 'the list of offline files');
}
