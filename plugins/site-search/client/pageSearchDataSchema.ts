import * as v from 'valibot';
import { LocalPathSchema } from '@site/src/client/localPath';
import type { PageSearchData } from '../types';

/** Search data of a page. A cached page and its scripts can come from different releases, so the data is checked. */
export const PageSearchDataSchema: v.GenericSchema<unknown, PageSearchData> = v.object({
  indexName: v.string(),
  searchPageUrl: LocalPathSchema,
  reportUrl: v.pipe(v.string(), v.regex(/^https?:\/\//)),
  externalUrlPattern: v.optional(v.pipe(v.string(), v.check(isRegExp))),
  transport: v.variant('kind', [
    v.object({ kind: v.literal('embedded'), indexUrl: LocalPathSchema }),
    v.object({ kind: v.literal('hosted'), appId: v.string(), apiKey: v.string() }),
  ]),
  facetFilters: v.array(v.union([v.string(), v.array(v.string())])),
});

function isRegExp(pattern: string): boolean {
  try {
    return new RegExp(pattern) instanceof RegExp;
  } catch {
    return false;
  }
}
