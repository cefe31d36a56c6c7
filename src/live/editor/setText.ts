import { isolateHistory } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import { findDifference } from '@site/lib/compiler/findDifference';

/** Replaces the text as one undo step. Replaces only the part that differs, so that the cursor stays where it is. */
export function setText(view: EditorView, text: string): void {
  const { from, oldEnd, newEnd } = findDifference(view.state.doc.toString(), text);
  const changes = { from, to: oldEnd, insert: text.slice(from, newEnd) };
  view.dispatch({ changes, annotations: isolateHistory.of('full') });
}
