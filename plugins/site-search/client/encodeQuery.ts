/** Half of a character that takes two places, left over where a text was cut. No address can hold it. */
const HALF_CHARACTER = /\p{Surrogate}/gu;

/** Drops lone surrogates, which remain when a character is cut in two. */
export function dropHalfCharacters(text: string): string {
  return text.replace(HALF_CHARACTER, '');
}

/**
 * Writes a query for an address. It never throws, as `encodeURIComponent` does when a query was cut in the middle of an emoji.
 */
export function encodeQuery(query: string): string {
  return encodeURIComponent(dropHalfCharacters(query));
}
