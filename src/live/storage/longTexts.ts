// Texts that are too long for the main thread. The page converts them to blobs, and then only workers read all of
// their characters. Stored values, such as previous work, contain a reference instead of the characters.
import { listBlobKeys, deleteBlob, readBlob, writeBlob } from '@site/src/client/blobStorage';
import { parseJson } from '@site/lib/json/parseJson';
import { ReaderError } from '@site/src/client/ReaderError';
import { yieldToBrowser } from '@site/src/client/tasks';
import * as v from 'valibot';
import { listTexts, reportStored } from './textStorage';

/** Size above which text is long: in UTF-16 code units for a string, in bytes for a blob. */
export const LONG_TEXT_LIMIT = 500_000;

const LongTextSchema = v.object({
  id: v.string(),
  /** Number of bytes. */
  size: v.number(),
  /** The first lines, for the page to show. */
  start: v.string(),
});

/** Long text. There is only one object per id, so texts can be compared with `===`. */
export type LongText = Readonly<v.InferOutput<typeof LongTextSchema>>;

/** Text in the form in which the page holds it. */
export type HeldText = string | LongText;

/** Prefix of a stored reference to long text. Neither JSON nor YAML can begin with it. */
const REFERENCE_PREFIX = '\0long-text:';

/** Maximum number of bytes and of lines in `start`. */
const START_LIMIT = { bytes: 20_000, lines: 200 };

/** Maximum number of characters that are encoded at once. */
const PART_LENGTH = 250_000;

/** Age, in milliseconds, below which unused text is kept, because another tab may be about to use it. */
const UNUSED_LIMIT_MS = 86_400_000;

/** The blobs that this page has stored or read, by the id of their text. */
const blobs = new Map<string, Blob>();

/** The only object for each long text, by its id. */
const texts = new Map<string, LongText>();

/**
 * Converts text to the form in which the page holds it. Long text is stored in the browser at once. If the browser
 * cannot store it, the page keeps it in memory until the reader leaves, and shows a notice.
 */
export async function holdText(text: string | Blob): Promise<HeldText> {
  if (typeof text === 'string') return text.length > LONG_TEXT_LIMIT ? storeLongText(await toBlob(text)) : text;
  return text.size > LONG_TEXT_LIMIT ? storeLongText(text) : text.text();
}

async function storeLongText(blob: Blob): Promise<LongText> {
  const start = takeFirstLines(await blob.slice(0, START_LIMIT.bytes).text());
  const text = { id: createId(), size: blob.size, start };
  blobs.set(text.id, blob);
  texts.set(text.id, text);
  reportStored(text.id, await writeBlob(text.id, blob));
  return text;
}

/** Encodes text in parts, because encoding all of it at once would block the page. */
async function toBlob(text: string): Promise<Blob> {
  const parts: Blob[] = [];
  for (let start = 0; start < text.length;) {
    await yieldToBrowser();
    const end = start + PART_LENGTH;
    // A part must not end between the two halves of a surrogate pair.
    const isPairSplit = (text.codePointAt(end - 1) ?? 0) > 0xffff;
    parts.push(new Blob([text.slice(start, isPairSplit ? end - 1 : end)]));
    start = isPairSplit ? end - 1 : end;
  }
  return new Blob(parts);
}

/**
 * Reads long text.
 *
 * @throws ReaderError if the browser has deleted it or cannot read it
 */
export async function readLongText({ id }: LongText): Promise<Blob> {
  const blob = blobs.get(id) ?? (await readBlob(id));
  if (blob === undefined) {
    throw new ReaderError(
      'The browser no longer has the text of this document, or cannot read it; only the first lines are left. Open the document again.',
    );
  }
  blobs.set(id, blob);
  return blob;
}

/** Reads text of either form. For long text that `readLongText` cannot read, returns its first lines. */
export async function readHeldText(text: HeldText): Promise<string | Blob> {
  return typeof text === 'string' ? text : readLongText(text).catch(() => text.start);
}

/** Converts text to the string that is stored under its key. Long text becomes a reference to its blob. */
export function toStoredText(text: HeldText): string {
  return typeof text === 'string' ? text : REFERENCE_PREFIX + JSON.stringify(text);
}

/** Converts a stored string back: the reverse of `toStoredText`. */
export function fromStoredText(stored: string): HeldText {
  if (!stored.startsWith(REFERENCE_PREFIX)) return stored;
  const { success, output } = v.safeParse(LongTextSchema, parseJson(stored.slice(REFERENCE_PREFIX.length)));
  if (!success) return stored;
  const known = texts.get(output.id) ?? output;
  texts.set(known.id, known);
  return known;
}

/**
 * Deletes long texts that no stored value refers to. Searches the values of all keys, because another release may use
 * other keys.
 *
 * @param deleted - text that the reader has deleted; other texts are deleted only when they are old
 */
export async function deleteUnusedTexts(deleted?: HeldText): Promise<void> {
  // Loads the text into memory first, so that the reader can undo the deletion.
  if (deleted !== undefined) await readHeldText(deleted);
  for (const id of await listBlobKeys()) {
    const isOld = Date.now() - Number.parseInt(id, 36) > UNUSED_LIMIT_MS;
    const isDeleted = deleted !== undefined && toStoredText(deleted).includes(id);
    const isUsed = listTexts('').some(({ text }) => text.includes(id));
    if ((isOld || isDeleted) && !isUsed) await deleteBlob(id);
  }
}

/**
 * Stores long text again, in case it was deleted. Does nothing for a string, and for long text that this page has
 * neither read nor stored.
 */
export async function restoreText(text: HeldText): Promise<void> {
  const blob = typeof text === 'string' ? undefined : blobs.get(text.id);
  if (typeof text !== 'string' && blob !== undefined) reportStored(text.id, await writeBlob(text.id, blob));
}

/**
 * Creates an id that begins with the time in milliseconds, in base 36. It does not use `randomUUID`, which is missing
 * on pages without HTTPS.
 */
export function createId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

/** Returns the complete lines at the start of truncated text. If there is only one line, returns it incomplete. */
function takeFirstLines(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  // If the cut is within a character, the decoder has replaced its bytes with U+FFFD.
  const complete = lines.length > 1 ? lines.slice(0, -1) : [text.replace(/\uFFFD$/, '')];
  return complete.slice(0, START_LIMIT.lines).join('\n');
}
