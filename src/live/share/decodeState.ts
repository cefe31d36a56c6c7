import { parseJson } from '@site/src/client/parseJson';
import { FRAGMENT_KEY } from './encodeState';
import { ShareError } from './ShareError';
import { checkState, SHARE_LIMIT, type ShareState } from './ShareState';

/**
 * Reads what `encodeState` packed. What is in it came from anybody: it is checked, and it is text, never HTML.
 *
 * @param fragment - of an address, with or without `#`, with what programs add to links
 * @returns `undefined` where the fragment holds no state, an empty one for example
 * @throws ShareError for everything that is not a state of this version
 */
export async function decodeState(fragment: string): Promise<ShareState | undefined> {
  const text = decodePercents(fragment).replace(/^#+/, '');
  if (!text.startsWith(FRAGMENT_KEY)) return undefined;
  // Even what cannot be compressed takes four characters for three bytes.
  if (text.length > SHARE_LIMIT * 2) throw new ShareError('oversized');
  const [first, ...others] = listPacked(text.slice(FRAGMENT_KEY.length));
  try {
    return await unpack(first);
  } catch (error) {
    for (const packed of others) {
      const state = await unpack(packed).catch(() => undefined);
      if (state !== undefined) return state;
    }
    throw error;
  }
}

/** Mail and chat programs escape characters that need no escapes, such as `-` and `_`. */
function decodePercents(text: string): string {
  return text.replaceAll(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** What may be the packed state: the text up to the first character that is not part of it, such as a full stop or `&utm_source=`; or that of a text with blanks in it, as broken lines have. */
function listPacked(text: string): [string, ...string[]] {
  const take = (part: string): string => /^[\w-]*/.exec(part)?.[0] ?? '';
  const joined = text.replaceAll(/\s/g, '');
  return [take(text), ...(joined === text ? [] : [take(joined)])];
}

async function unpack(packed: string): Promise<ShareState> {
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
