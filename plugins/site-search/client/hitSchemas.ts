import * as v from 'valibot';

const LevelSchema = v.fallback(v.nullable(v.string()), null);

/** Headings of a result. Only the page (`lvl1`) is required. */
export const HierarchySchema = v.object({
  lvl0: v.fallback(v.string(), ''),
  lvl1: v.string(),
  lvl2: LevelSchema,
  lvl3: LevelSchema,
  lvl4: LevelSchema,
  lvl5: LevelSchema,
  lvl6: LevelSchema,
});

/**
 * URL of a record. Its length is limited, because matching a long URL against `externalUrlPattern` may take too long.
 */
export const HitUrlSchema = v.pipe(v.string(), v.maxLength(2000));
