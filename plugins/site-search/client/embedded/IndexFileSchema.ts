import * as v from 'valibot';
import type { IndexFile } from '../../shared/engine/IndexFile';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The index: the host may answer with something else, and a copy may come from another release. */
export const IndexFileSchema: v.GenericSchema<unknown, IndexFile> = v.object({
  origin: v.string(),
  pages: v.array(
    v.object({
      // A path of this host: two slashes would name another one.
      path: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
      area: v.string(),
      language: v.string(),
      tag: v.string(),
      rank: v.number(),
      links: v.number(),
      sections: Count,
    }),
  ),
  levels: v.pipe(v.string(), v.regex(/^[1-6]*$/)),
  anchors: v.string(),
  textCounts: v.array(Count),
  codeCounts: v.array(Count),
  texts: v.string(),
  code: v.string(),
});
