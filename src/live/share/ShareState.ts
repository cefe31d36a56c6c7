import * as v from 'valibot';
import { EMITTERS } from '../../../lib/compiler/types';

/** The version of the state; to be raised when what it holds changes its meaning. */
export const SHARE_VERSION = 1;

/** More decoded bytes than this are not shared. */
export const SHARE_LIMIT = 64 * 1024;

/** A file name without folders above it and without characters that nobody sees. */
const path = v.pipe(v.string(), v.regex(/^(?!\/)(?!.*(?:^|\/)\.\.?\/)[^\p{Cc}\\]{1,200}\.ws$/u));

const packageName = v.pipe(v.string(), v.maxLength(200), v.regex(/^[a-z_]\w*(?:\.[a-z_]\w*)*$/i));

/** What a link to the playground holds, and nothing else. */
export const ShareStateSchema = v.strictObject({
  v: v.literal(SHARE_VERSION),
  /** Texts of the contracts by path. */
  files: v.pipe(
    v.record(path, v.string()),
    v.check((files) => Object.keys(files).length > 0 && Object.keys(files).length <= 100),
  ),
  target: v.picklist(EMITTERS),
  generation: v.picklist(['default', 'ir']),
  package: packageName,
  shared: v.boolean(),
});

/** The files of an editor and what is made of them. */
export type ShareState = v.InferOutput<typeof ShareStateSchema>;
