import { createAuthorError, ShareError } from './ShareError';
import { checkState, SHARE_LIMIT, type ShareState } from './ShareState';

/** Key that precedes the state in a fragment. */
export const FRAGMENT_KEY = 'code=';

/** Returns whether a fragment with `#` contains a state. Some programs escape the `=`. */
export function isLinkFragment(fragment: string): boolean {
  return fragment.replace(/%3D/i, '=').startsWith(`#${FRAGMENT_KEY}`);
}

/**
 * Packs a state into a fragment without `#`: JSON, compressed with raw deflate, in URL-safe base64. Browsers never send
 * fragments to a server.
 *
 * @throws ShareError with a message for the author if a link cannot hold the state, or if pages would refuse to open it
 */
export async function encodeState(state: ShareState): Promise<string> {
  checkOwn(state);
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  if (bytes.length > SHARE_LIMIT) throw createAuthorError('oversized');
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const compressed = new Uint8Array(await new Response(stream).arrayBuffer());
  const binary = Array.from(compressed, (byte) => String.fromCharCode(byte)).join('');
  return FRAGMENT_KEY + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Checks a state that this page created. Its form is right, so `malformed` means that a path or an option is invalid:
 * this reason becomes `unnamed`.
 */
function checkOwn(state: ShareState): void {
  try {
    checkState(state);
  } catch (error) {
    // The message about an invisible character contains its position, and is the same for authors and readers.
    if (!(error instanceof ShareError) || error.reason === 'invisible') throw error;
    throw createAuthorError(error.reason === 'malformed' ? 'unnamed' : error.reason, error);
  }
}
