/** A lone surrogate, which remains when a string is cut in the middle of a character. URLs cannot encode it. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Removes lone surrogates. */
export function removeLoneSurrogates(text: string): string {
  return text.replace(LONE_SURROGATE, '');
}

/** Encodes a query for a URL. Unlike `encodeURIComponent`, it never throws for a query that was cut inside an emoji. */
export function encodeQuery(query: string): string {
  return encodeURIComponent(removeLoneSurrogates(query));
}

/** Returns the URL of the search page for a query. */
export function createSearchPath(searchPageUrl: string, query: string): string {
  return `${searchPageUrl}?q=${encodeQuery(query)}`;
}
