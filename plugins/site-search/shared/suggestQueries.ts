import { createSearchRequest, type SearchParameters } from './createSearchRequest';
import type { SearchClient } from './types';

const MAX_SUGGESTIONS = 3;

/** Minimum length of a prefix; shorter ones match almost everything. */
const MIN_PREFIX_LENGTH = 3;

/**
 * Suggests queries that have results, for a query that has none: titles of pages that contain its words or prefixes of
 * them, then the titles of the highest-ranked pages. Returns at most three suggestions, each of which has results.
 *
 * @throws Error from the client
 */
export async function suggestQueries(client: SearchClient, parameters: SearchParameters): Promise<string[]> {
  const attempts = [...listFallbackQueries(parameters.query), ''];
  const titles = await searchTitles(client, parameters, attempts);
  const candidates = titles
    .filter((title) => title.toLowerCase() !== parameters.query.trim().toLowerCase())
    .slice(0, 2 * MAX_SUGGESTIONS);
  if (candidates.length === 0) return [];
  const { results } = await client.search({
    requests: candidates.map((query) => createSearchRequest({ ...parameters, query })),
  });

  return candidates.filter((_, index) => (results[index]?.nbHits ?? 0) > 0).slice(0, MAX_SUGGESTIONS);
}

/** Returns the longest words of a query, followed by their first halves. */
function listFallbackQueries(query: string): string[] {
  const words = query.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= MIN_PREFIX_LENGTH);
  const longest = [...new Set(words)].sort((one, other) => other.length - one.length).slice(0, 3);
  const prefixes = longest.map((word) => word.slice(0, Math.max(MIN_PREFIX_LENGTH, Math.ceil(word.length / 2))));

  return [...new Set([...longest, ...prefixes])].filter((attempt) => attempt !== query.trim());
}

async function searchTitles(
  client: SearchClient,
  parameters: SearchParameters,
  attempts: readonly string[],
): Promise<string[]> {
  const { results } = await client.search({
    requests: attempts.map((query) => createSearchRequest({ ...parameters, query })),
  });
  const titles = results.flatMap(({ hits }) => hits.slice(0, 4).map(({ hierarchy }) => hierarchy.lvl1));

  return [...new Set(titles)].filter((title) => title !== '');
}
