import { parseJson } from '@site/lib/json/parseJson';
import { decodeFragment, FRAGMENT_KEY } from './encodeState';
import { ShareError } from './ShareError';
import { checkState, SHARE_LIMIT, type ShareState } from './ShareState';

/**
 * Decodes a state that `encodeState` has packed. The content is untrusted: it is validated, and must be shown as text,
 * never as HTML.
 *
 * @param fragment - URL fragment, with or without `#`; other programs may have appended text to it
 * @returns undefined if the fragment does not begin with `FRAGMENT_KEY`
 * @throws ShareError if the state is damaged, too large or from a later version, or if it contains too many files or
 *   invisible characters
 */
export async function decodeState(fragment: string): Promise<ShareState | undefined> {
  const text = decodeFragment(fragment);
  if (!text.startsWith(FRAGMENT_KEY)) return undefined;
  // Even incompressible data needs only four characters for three bytes, so longer text exceeds the limit.
  if (text.length > SHARE_LIMIT * 2) throw new ShareError('oversized');
  const packed = text.slice(FRAGMENT_KEY.length);
  try {
    return await unpack(packed);
  } catch (error) {
    // Programs insert whitespace when they break long lines.
    return unpack(packed.replaceAll(/\s/g, '')).catch(() => {
      throw error;
    });
  }
}

/**
 * Unpacks the state at the beginning of a string. The state ends before the first character that a packed state cannot
 * contain, such as a full stop or the `&` of `&utm_source=`.
 */
async function unpack(text: string): Promise<ShareState> {
  const [packed = ''] = text.split(/[^\w-]/, 1);
  return checkState(parseJson(await inflate(decodeBase64(packed))));
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

/** Decompresses a state. Stops if the result becomes too large, because a few bytes can expand to gigabytes. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let text = '';
  let size = 0;
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      size += chunk.value.length;
      if (size > SHARE_LIMIT) throw new ShareError('oversized');
      text += decoder.decode(chunk.value, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    throw error instanceof ShareError ? error : new ShareError('malformed', { cause: error });
  }
}
