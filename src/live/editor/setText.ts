import { isolateHistory } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';

/** As one step of its own, so that undoing it leaves what was typed just before. What stays the same is not replaced, so that the cursor stays as well. */
export function setText(view: EditorView, text: string): void {
  const old = view.state.doc.toString();
  const shorter = Math.min(old.length, text.length);
  let from = 0;
  while (from < shorter && old[from] === text[from]) from += 1;
  let end = 0;
  while (end < shorter - from && old.at(-1 - end) === text.at(-1 - end)) end += 1;
  const changes = { from, to: old.length - end, insert: text.slice(from, text.length - end) };
  view.dispatch({ changes, annotations: isolateHistory.of('full') });
}
