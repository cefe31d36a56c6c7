import { parseEntries, parseUntrusted } from '@site/src/client/parseUntrusted';
import * as v from 'valibot';
import { LEVELS } from '../shared/createSearchRequest';
import { SearchError } from '../shared/SearchError';
import type { SearchResponse } from '../shared/types';
import { HierarchySchema, HitUrlSchema } from './hitSchemas';

const SnippetSchema = v.object({ value: v.string() });

/** A result with missing or invalid snippets is shown without highlighting. */
const SnippetsSchema = v.fallback(
  v.optional(
    v.object({
      hierarchy: v.optional(v.record(v.picklist(LEVELS), SnippetSchema)),
      content: v.optional(SnippetSchema),
    }),
  ),
  undefined,
);

const HitSchema = v.object({
  objectID: v.string(),
  url: HitUrlSchema,
  type: v.fallback(v.picklist([...LEVELS, 'content']), 'content'),
  hierarchy: HierarchySchema,
  content: v.fallback(v.nullable(v.string()), null),
  _snippetResult: SnippetsSchema,
});

const CountSchema = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);

const ResponseSchema = v.object({
  hits: v.array(v.unknown()),
  nbHits: CountSchema,
  nbPages: CountSchema,
  missingWords: v.fallback(v.optional(v.array(v.string())), undefined),
  facets: v.fallback(v.optional(v.record(v.string(), v.record(v.string(), v.number()))), undefined),
});

/**
 * Validates a response from the provider or the worker. Records may come from another crawler, an older push or another
 * release; invalid ones are dropped.
 *
 * @throws SearchError if the response is not a list of results
 */
export function readResponse(answer: unknown): SearchResponse {
  const response = parseUntrusted(ResponseSchema, answer, 'a search response');
  if (response === undefined)
    throw new SearchError('DeserializationError', 'The search response is not a list of results.');

  return { ...response, hits: parseEntries(HitSchema, response.hits, 'the search results') };
}
