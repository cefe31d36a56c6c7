/** Number of hexadecimal digits in a revision. */
const REVISION_LENGTH = 16;

/**
 * Computes the revision of a file's content, as the manifest lists it: the first 16 hexadecimal digits of its SHA-256
 * hash.
 */
export async function hashContent(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));

  return [...digest]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, REVISION_LENGTH);
}
