import { type Extension, RangeSetBuilder, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { ROLE_CLASSES } from '@site/lib/highlight/types';
import type { ColoredLine, LineColors } from '../highlight/LineColors';

/**
 * Maximum length of colored text, in characters. Coloring longer text would take longer than the time between two
 * keystrokes.
 */
const LENGTH_LIMIT = 100_000;

/**
 * Maximum number of lines to color at once. The lines after them are colored in later tasks, so that the reader can
 * type in the meantime.
 */
export const LINES_AT_ONCE = 200;

const ROLE_MARKS: ReadonlyMap<string, Decoration> = new Map(
  Object.entries(ROLE_CLASSES).map(([role, name]) => [role, Decoration.mark({ class: name })]),
);

/**
 * Colors the visible lines like the code blocks of pages. A change recolors the text from its first changed line on.
 */
export function colorLines(colors: LineColors): Extension {
  return ViewPlugin.define((view) => new LineColorer(view, colors), { decorations: ({ decorations }) => decorations });
}

class LineColorer {
  decorations: DecorationSet;
  readonly #colors: LineColors;
  readonly #lines: ColoredLine[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: EditorView, colors: LineColors) {
    this.#colors = colors;
    this.decorations = this.#draw(view);
  }

  update(update: ViewUpdate): void {
    if (update.docChanged) {
      let first = Infinity;
      update.changes.iterChangedRanges((_fromA, _toA, fromB) => {
        first = Math.min(first, update.state.doc.lineAt(fromB).number - 1);
      });
      this.#lines.length = Math.min(this.#lines.length, first);
    }
    if (update.docChanged || update.viewportChanged) this.decorations = this.#draw(update.view);
  }

  destroy(): void {
    clearTimeout(this.#timer);
  }

  #draw(view: EditorView): DecorationSet {
    const { doc } = view.state;
    const builder = new RangeSetBuilder<Decoration>();
    if (doc.length > LENGTH_LIMIT) return builder.finish();
    const last = doc.lineAt(view.viewport.to).number;
    this.#readUpTo(Math.min(last, this.#lines.length + LINES_AT_ONCE), doc);
    if (this.#lines.length < last) this.#continueLater(view);
    for (let number = doc.lineAt(view.viewport.from).number; number <= last; number += 1) {
      let { from } = doc.line(number);
      for (const { role, length } of this.#lines[number - 1]?.runs ?? []) {
        const mark = role && ROLE_MARKS.get(role);
        if (mark !== undefined && length > 0) builder.add(from, from + length, mark);
        from += length;
      }
    }
    return builder.finish();
  }

  #continueLater(view: EditorView): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.decorations = this.#draw(view);
      // An empty transaction makes the view read the decorations again.
      view.dispatch({});
    });
  }

  #readUpTo(last: number, doc: Text): void {
    while (this.#lines.length < last) {
      const { text } = doc.line(this.#lines.length + 1);
      this.#lines.push(this.#colors.read(text, this.#lines.at(-1)));
    }
  }
}
