import { LocalPathSchema } from '@site/src/client/localPath';
import { parseJson } from '@site/src/client/parseJson';
import { parseEntries, parseOutside } from '@site/src/client/parseOutside';
import * as v from 'valibot';
import type { OfflineFile, OfflineFiles } from '../../../lib/offline/OfflineFiles';

const Size = v.pipe(v.number(), v.minValue(0));

/** The list without its entries: the host may answer with something else, and a copy may come from another release. */
const ListSchema = v.object({
  release: v.string(),
  bytes: Size,
  transferBytes: Size,
  files: v.array(v.unknown()),
});

const FileSchema: v.GenericSchema<unknown, OfflineFile> = v.object({
  path: LocalPathSchema,
  revision: v.string(),
  bytes: Size,
  title: v.optional(v.string()),
});

/**
 * Reads a list of files and drops entries that are wrong. What is kept by an incomplete list counts as an older release, so that the rest can be fetched later.
 *
 * @returns undefined if the text is something else
 */
export function parseList(text: string): OfflineFiles | undefined {
  const source = 'the list of offline files';
  const list = parseOutside(ListSchema, parseJson(text), source);
  if (list === undefined) return undefined;
  const files = parseEntries(FileSchema, list.files, source);

  return { ...list, files, release: list.release + (files.length < list.files.length ? ' incomplete' : '') };
}
