import * as v from 'valibot';
import { recall, store } from '@site/src/client/storage';
import { LENGTH_LIMIT } from '../compiler/LiveCompiler';

/** The browser keeps the edit of each block under a key of its own, so that one that cannot be read costs no other. */
const PREFIX = 'wirespec.edit.';

const EditSchema = v.object({
  /** The text of the block when it was edited. */
  original: v.string(),
  text: v.string(),
});

/**
 * What the reader last wrote in a block, on this visit or an earlier one.
 *
 * @param id - see `EditableBlock`
 * @param original - the text of the block; an edit of another text is dropped
 * @returns nothing where there is no such edit
 */
export function readEdit(id: string, original: string): string | undefined {
  const kept = recall(PREFIX + id);
  if (kept === null) return undefined;
  const result = v.safeParse(EditSchema, parse(kept));
  if (result.success && result.output.original === original) return result.output.text;
  if (!result.success)
    console.warn(`The kept edit of ${id} could not be read and is dropped:`, v.summarize(result.issues));
  store(PREFIX + id, null);
  return undefined;
}

/** Keeps what the reader wrote in a block, and forgets it once that is the original again. Text that is too long to compile is not kept. */
export function keepEdit(id: string, original: string, text: string): void {
  if (text.length > LENGTH_LIMIT) return;
  store(
    PREFIX + id,
    text === original ? null : JSON.stringify({ original, text } satisfies v.InferOutput<typeof EditSchema>),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
