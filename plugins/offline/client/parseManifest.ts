import { LocalPathSchema } from '@site/src/client/localPath';
import { parseJson } from '@site/lib/json/parseJson';
import { parseEntries, parseUntrusted } from '@site/src/client/parseUntrusted';
import * as v from 'valibot';
import type { OfflineFile, OfflineManifest } from '../../../lib/offline/OfflineManifest';

const Size = v.pipe(v.number(), v.minValue(0));

/**
 * Schema of the manifest without its entries, which `FileSchema` describes. The host may send a different file, and a
 * cached manifest may come from another release.
 */
const ManifestSchema = v.object({
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
 * Parses a manifest and drops invalid entries. If any were dropped, the result counts as another release, so that the
 * dropped files are fetched later.
 *
 * @returns undefined if the text is not a manifest
 */
export function parseManifest(text: string): OfflineManifest | undefined {
  const source = 'the list of offline files';
  const manifest = parseUntrusted(ManifestSchema, parseJson(text), source);
  if (manifest === undefined) return undefined;
  const files = parseEntries(FileSchema, manifest.files, source);
  const hasAllFiles = files.length === manifest.files.length;

  return { ...manifest, files, release: manifest.release + (hasAllFiles ? '' : ' incomplete') };
}
