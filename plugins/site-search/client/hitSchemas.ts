import * as v from 'valibot';

/** A heading that may be missing. */
const LevelSchema = v.fallback(v.nullable(v.string()), null);

/** The headings above a result. Without a page it is no result; everything else may be missing. */
export const HierarchySchema = v.object({
  lvl0: v.fallback(v.string(), ''),
  lvl1: v.string(),
  lvl2: LevelSchema,
  lvl3: LevelSchema,
  lvl4: LevelSchema,
  lvl5: LevelSchema,
  lvl6: LevelSchema,
});
