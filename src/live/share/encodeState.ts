import { createAuthorError, ShareError } from './ShareError';
import { checkState, SHARE_LIMIT, type ShareState } from './ShareState';

/** Key that precedes the state in a fragment. */
export const FRAGMENT_KEY = 'code=';

/** Returns whether a fragment, with or without `#`, contains a state. */
export function isLinkFragment(fragment: string): boolean {
  return decodeFragment(fragment).startsWith(FRAGMENT_KEY);
}

/**
 * Removes the `#` and decodes percent escapes, even if several programs have escaped the fragment. Mail and chat
 * programs also escape characters such as `-` and `_`. Characters outside ASCII, such as invisible ones, become spaces.
 */
export function decodeFragment(fragment: string): string {
  return fragment
    .replaceAll(/%(?:25)*([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll(/[^\0-\x7f]/g, ' ')
    .replace(/^[#\s]+/, '');
}

/**
 * Packs a state into a fragment without `#`: JSON, compressed with raw deflate, in URL-safe base64. Browsers never send
 * fragments to a server.
 *
 * @throws ShareError with a message for the author if a link cannot hold the state, or if the site could not open it
 */
export async function encodeState(state: ShareState): Promise<string> {
  checkCreatedState(state);
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  if (bytes.length > SHARE_LIMIT) throw createAuthorError('oversized');
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const compressed = new Uint8Array(await new Response(stream).arrayBuffer());
  const binary = Array.from(compressed, (byte) => String.fromCharCode(byte)).join('');
  return FRAGMENT_KEY + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Checks a state that this page created. Its structure is valid, so the reason `malformed` can only mean that a path or
 * an option is invalid. This function then throws an error with the reason `invalidName`.
 */
function checkCreatedState(state: ShareState): void {
  try {
    checkState(state);
  } catch (error) {
    // Throws the error about an invisible character unchanged: its message is the same for authors and readers.
    if (!(error instanceof ShareError) || error.reason === 'invisible') throw error;
    throw createAuthorError(error.reason === 'malformed' ? 'invalidName' : error.reason, error);
  }
}
