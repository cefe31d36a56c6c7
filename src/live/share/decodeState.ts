import * as v from 'valibot';
import { FRAGMENT_KEY } from './encodeState';
import { ShareError } from './ShareError';
import { SHARE_LIMIT, SHARE_VERSION, type ShareState, ShareStateSchema } from './ShareState';

/**
 * Reads what `encodeState` packed. What is in it came from anybody: it is checked, and it is text, never HTML.
 *
 * @param fragment - of an address, with or without `#`
 * @returns `undefined` where the fragment holds no state, an empty one for example
 * @throws ShareError for everything that is not a state of this version
 */
export async function decodeState(fragment: string): Promise<ShareState | undefined> {
  const text = fragment.replace(/^#/, '');
  if (!text.startsWith(FRAGMENT_KEY)) return undefined;
  // Even what cannot be compressed takes four characters for three bytes.
  if (text.length > SHARE_LIMIT * 2) throw new ShareError('oversized');
  const state = parse(await inflate(decodeBase64(text.slice(FRAGMENT_KEY.length))));
  const result = v.safeParse(ShareStateSchema, state);
  if (result.success) return result.output;
  throw new ShareError(isNewer(state) ? 'version' : 'malformed');
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
  } catch (error) {
    throw new ShareError('malformed', { cause: error });
  }
}

/** Stops as soon as there is too much: a few bytes can unfold to gigabytes. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let text = '';
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > SHARE_LIMIT) throw new ShareError('oversized');
      text += decoder.decode(part.value, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    throw error instanceof ShareError ? error : new ShareError('malformed', { cause: error });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ShareError('malformed', { cause: error });
  }
}

function isNewer(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'v' in state &&
    typeof state.v === 'number' &&
    state.v > SHARE_VERSION
  );
}
