import * as v from 'valibot';
import { ShareError } from './ShareError';
import { SHARE_LIMIT, type ShareState, ShareStateSchema } from './ShareState';

/** What stands before the state in a fragment. */
export const FRAGMENT_KEY = 'code=';

/** `btoa` takes its bytes as characters of one string, which functions take only so many of. */
const CHUNK = 8192;

/**
 * Packs a state into a fragment without `#`: JSON, compressed (raw deflate), base64 for addresses. Fragments are never sent to a server.
 *
 * @throws ShareError `oversized`, or `malformed` for a state that could not be read again
 */
export async function encodeState(state: ShareState): Promise<string> {
  if (!v.is(ShareStateSchema, state)) throw new ShareError('malformed');
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  if (bytes.length > SHARE_LIMIT) throw new ShareError('oversized');
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const compressed = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = '';
  for (let start = 0; start < compressed.length; start += CHUNK) {
    binary += String.fromCharCode(...compressed.subarray(start, start + CHUNK));
  }
  return FRAGMENT_KEY + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Address of the playground with a state, without the origin.
 *
 * @param basePath - below which the site is served, with slashes at both ends
 * @throws ShareError as `encodeState`
 */
export async function createPlayUrl(state: ShareState, basePath: string): Promise<string> {
  return `${basePath}play#${await encodeState(state)}`;
}
