import { parseJson } from '@site/lib/json/parseJson';
import { parseUntrusted } from '@site/src/client/parseUntrusted';
import * as v from 'valibot';
import type { FileText } from '../storage/readerTexts';
import { storeText, listTexts, readText } from '../storage/textStorage';

/** Prefix of storage keys. Each block has its own key, so that an unreadable edit does not affect the others. */
const KEY_PREFIX = 'wirespec.edit.';

const EditSchema = v.object({
  /** Original text of the block at the time of the edit. */
  original: v.string(),
  text: v.string(),
  /** The reader's text that a reset, another tab or a change of the block's original has replaced. */
  previous: v.optional(v.string()),
});

type Edit = v.InferOutput<typeof EditSchema>;

/** Values that this page last read or wrote, by block id. A different value in storage comes from another tab. */
const seen = new Map<string, string | null>();

/**
 * Reads the reader's text for a block, from this visit or an earlier one.
 *
 * @param id - `EditableBlock.id`
 * @param original - current text of the block; an edit of a different original is returned as `previous`
 * @returns `text` if it differs from the original, and `previous` if the reader can restore earlier text
 */
export function readEdit(id: string, original: string): { text?: string; previous?: string } {
  const found = readText(KEY_PREFIX + id);
  seen.set(id, found);
  const edit = parseEntry(found, id);
  const text = edit?.original === original ? edit.text : original;
  const previous = findPrevious(found, edit, original);
  return {
    ...(text === original ? {} : { text }),
    ...(previous === undefined || previous === original || previous === text ? {} : { previous }),
  };
}

/** Returns the text that the reader can restore, even if it equals the current text, which may change again. */
function findPrevious(found: string | null, edit: Edit | undefined, original: string): string | undefined {
  // Another release may have written an entry that this one cannot read. The reader can restore it as it is.
  if (edit === undefined) return found ?? undefined;
  return edit.original === original ? edit.previous : edit.text;
}

/**
 * Stores the reader's text for a block. If another tab has changed the stored edit in the meantime, the text of that
 * tab becomes the one that the reader can restore.
 *
 * @param replaced - text that the reader can restore if no other tab has changed the edit; by default, the one that
 *   could be restored before
 */
export function storeEdit(id: string, original: string, text: string, replaced?: string): void {
  const found = readText(KEY_PREFIX + id);
  const edit = parseEntry(found, id);
  const isFromOtherTab = seen.has(id) && found !== seen.get(id);
  const former =
    (isFromOtherTab ? (edit?.text ?? found) : undefined) ?? replaced ?? findPrevious(found, edit, original);
  const kept = former === undefined || former === original ? {} : { previous: former };
  const isOriginal = text === original && !('previous' in kept);
  const entry: Edit = { original, text, ...kept };
  storeText(KEY_PREFIX + id, isOriginal ? null : JSON.stringify(entry));
  seen.set(id, readText(KEY_PREFIX + id));
}

/**
 * Lists all edits, the texts that they replaced, and unreadable entries as files. The file of an edit is empty if the
 * edit equals the original. The file of the replaced text is empty if there is none.
 */
export function listEdits(): FileText[] {
  return listTexts(KEY_PREFIX).flatMap(({ name, text }) => {
    const edit = parseEntry(text, name);
    const stem = name.replaceAll(/[^\w-]+/g, '-').replace(/^-/, '');
    if (edit === undefined) return [{ path: `pages/${stem}-unreadable.txt`, text }];
    // A block is a contract, or a JSON document to convert.
    const extension = parseJson(edit.original) === undefined ? 'ws' : 'json';
    return [
      { path: `pages/${stem}.${extension}`, text: edit.text === edit.original ? '' : edit.text },
      { path: `pages/${stem}-previous.${extension}`, text: edit.previous ?? '' },
    ];
  });
}

function parseEntry(text: string | null, id: string): Edit | undefined {
  return text === null ? undefined : parseUntrusted(EditSchema, parseJson(text), `the stored edit of ${id}`);
}
