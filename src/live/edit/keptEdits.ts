import { parseJson } from '@site/src/client/parseJson';
import { parseOutside } from '@site/src/client/parseOutside';
import * as v from 'valibot';
import { keepText, listTexts, readText } from '../kept/keptTexts';

/** The browser keeps the edit of each block under a key of its own, so that one that cannot be read costs no other. */
const PREFIX = 'wirespec.edit.';

const EditSchema = v.object({
  /** The text of the block when it was edited. */
  original: v.string(),
  text: v.string(),
  /** What the reader wrote before a reset, before another tab wrote, or in a block that has another text now. */
  previous: v.optional(v.string()),
});

type Edit = v.InferOutput<typeof EditSchema>;

/** What this page last read or wrote. Anything else comes from another tab. */
const seen = new Map<string, string | null>();

/**
 * What the reader wrote in a block, on this visit or an earlier one.
 *
 * @param id - see `EditableBlock`
 * @param original - the text of the block; an edit of another text counts as a previous one
 */
export function readEdit(id: string, original: string): { text?: string; previous?: string } {
  const edit = readEntry(id);
  seen.set(id, readText(PREFIX + id));
  if (edit === undefined) return {};
  const { text, previous } = edit.original === original ? edit : { text: original, previous: edit.text };
  return {
    ...(text === original ? {} : { text }),
    ...(previous === undefined || previous === original ? {} : { previous }),
  };
}

/**
 * Keeps what the reader wrote in a block.
 *
 * @param previous - what the reader can bring back, if anything
 */
export function keepEdit(id: string, original: string, text: string, previous?: string): void {
  const found = readText(PREFIX + id);
  const isForeign = seen.has(id) && found !== seen.get(id);
  const former = (isForeign ? readEntry(id)?.text : undefined) ?? previous;
  const kept = former === undefined || former === text || former === original ? {} : { previous: former };
  const isOriginal = text === original && !('previous' in kept);
  const entry: Edit = { original, text, ...kept };
  keepText(PREFIX + id, isOriginal ? null : JSON.stringify(entry));
  seen.set(id, readText(PREFIX + id));
}

/** All edits as files. */
export function listEdits(): { path: string; text: string }[] {
  return listTexts(PREFIX).flatMap(({ name }) => {
    const edit = readEntry(name);
    const stem = name.replaceAll(/[^\w-]+/g, '-').replace(/^-/, '');
    if (edit === undefined) return [];
    return [
      { path: `${stem}.ws`, text: edit.text === edit.original ? '' : edit.text },
      { path: `${stem}-previous.ws`, text: edit.previous ?? '' },
    ];
  });
}

function readEntry(id: string): Edit | undefined {
  const text = readText(PREFIX + id);
  return text === null ? undefined : parseOutside(EditSchema, parseJson(text), `the kept edit of ${id}`);
}
