/** Lone surrogate, which remains when a string is cut inside a character. URLs cannot encode it. */
const HALF_CHARACTER = /\p{Surrogate}/gu;

/** Removes lone surrogates. */
export function dropHalfCharacters(text: string): string {
  return text.replace(HALF_CHARACTER, '');
}

/** Encodes a query for a URL. Unlike `encodeURIComponent`, it never throws for a query that was cut inside an emoji. */
export function encodeQuery(query: string): string {
  return encodeURIComponent(dropHalfCharacters(query));
}
