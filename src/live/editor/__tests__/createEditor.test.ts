// @vitest-environment jsdom
import { undo } from '@codemirror/commands';
import { EditorView } from '@codemirror/view';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { describeInvisibleCharacter } from '../describeInvisibleCharacter';
import type { LineColors } from '../../highlight/LineColors';
import { LINES_AT_ONCE } from '../colorLines';
import { createEditor, type Editor, type EditorMemory } from '../createEditor';

/** Line colors that leave all text uncolored. */
const colors = { language: 'wirespec', read: () => ({ runs: [] }) } as unknown as LineColors;

let states: EditorMemory;

beforeEach(() => {
  states = new Map();
});

interface Opened {
  editor: Editor;
  view: EditorView;
  changes: string[];
}

function open(text: string, name = 'a.ws'): Opened {
  const host = document.createElement('div');
  document.body.append(host);
  const changes: string[] = [];
  const onChange = (changed: string): void => void changes.push(changed);
  const editor = createEditor({ host, text, label: 'Contract', colors, onChange, memory: { states, name } });
  const view = EditorView.findFromDOM(host.shadowRoot!.querySelector<HTMLElement>('.cm-editor')!)!;
  onTestFinished(() => {
    // The test may already have destroyed the view. A second call has no effect.
    view.destroy();
    host.remove();
  });
  return { editor, view, changes };
}

function type({ view }: Opened, text: string): void {
  view.dispatch(view.state.replaceSelection(text));
}

it('another editor of the same document restores the history and the cursor', () => {
  const first = open('type A');
  type(first, 'one ');
  first.editor.destroy();
  const second = open('one type A');
  expect(second.view.state.selection.main.head).toBe(4);
  undo(second.view);
  expect(second.view.state.doc.toString()).toBe('type A');
  expect(second.changes).toEqual(['type A']);
});

it('can undo a replacement of the text that happened while there was no editor', () => {
  const first = open('mine');
  first.editor.destroy();
  const second = open('opened');
  expect(second.view.state.doc.toString()).toBe('opened');
  undo(second.view);
  expect(second.view.state.doc.toString()).toBe('mine');
});

it('an editor of another document restores nothing', () => {
  open('mine').editor.destroy();
  const other = open('other', 'b.ws');
  expect(undo(other.view)).toBe(false);
});

it('adopts text from elsewhere, but ignores text that it reported itself', () => {
  const opened = open('mine');
  type(opened, 'a');
  opened.editor.syncText('amine');
  expect(opened.changes).toEqual(['amine']);
  opened.editor.syncText('theirs');
  expect(opened.view.state.doc.toString()).toBe('theirs');
  undo(opened.view);
  expect(opened.view.state.doc.toString()).toBe('amine');
});

it('can change its label', () => {
  const { editor, view } = open('mine');
  editor.setLabel('Contract b.ws');
  expect(view.contentDOM.getAttribute('aria-label')).toBe('Contract b.ws. Press Escape, then Tab to leave the editor.');
});

it('marks every character with which a link is refused', () => {
  // The letter before each character is needed, because a byte order mark at the start is allowed.
  const hidden = Array.from({ length: 0x11_00_00 }, (_, code) => `a${String.fromCodePoint(code)}`).filter(
    (text) => describeInvisibleCharacter(text) !== undefined,
  );
  expect(hidden.length).toBeGreaterThan(100);
  // All characters are in one line, because the editor renders only the lines in sight.
  const { contentDOM } = open(hidden.join('')).view;
  const marks = contentDOM.querySelectorAll('.cm-specialChar');
  expect(marks).toHaveLength(hidden.length);
  for (const mark of marks) mark.remove();
  expect(contentDOM.textContent).toBe('a'.repeat(hidden.length));
});

it('names an invisible character for screen readers', () => {
  const { view } = open('type A { a: \u202eString }');
  expect(view.contentDOM.querySelector('.cm-specialChar')?.getAttribute('aria-label')).toContain(
    'right-to-left override',
  );
});

const CTRL = { ctrlKey: true };
const CTRL_SHIFT = { ctrlKey: true, shiftKey: true };

it.each([
  ['Ctrl+D', { key: 'd', keyCode: 68, ...CTRL }],
  ['Ctrl+G', { key: 'g', keyCode: 71, ...CTRL }],
  ['Ctrl+I', { key: 'i', keyCode: 73, ...CTRL }],
  ['Ctrl+M', { key: 'm', keyCode: 77, ...CTRL }],
  ['Ctrl+U', { key: 'u', keyCode: 85, ...CTRL }],
  ['Ctrl+[', { key: '[', keyCode: 219, ...CTRL }],
  ['Ctrl+]', { key: ']', keyCode: 221, ...CTRL }],
  ['Ctrl+Shift+K', { key: 'K', keyCode: 75, ...CTRL_SHIFT }],
  ['Ctrl+Shift+L', { key: 'L', keyCode: 76, ...CTRL_SHIFT }],
  ['Ctrl+Shift+\\', { key: '|', keyCode: 220, ...CTRL_SHIFT }],
  ['Alt+U', { key: 'u', keyCode: 85, altKey: true }],
  ['Alt+Shift+A', { key: 'A', keyCode: 65, altKey: true, shiftKey: true }],
  ['Alt+←', { key: 'ArrowLeft', keyCode: 37, altKey: true }],
  ['Alt+→', { key: 'ArrowRight', keyCode: 39, altKey: true }],
])('leaves %s to the browser', (_name, key) => {
  const { view } = open('  type A { b: String }');
  // Puts the cursor before a bracket, with text on both sides, so that each of the library's commands has an effect.
  view.dispatch({ selection: { anchor: 9 } });
  // jsdom has no layout, without which the command of Ctrl+Shift+K would throw.
  view.moveVertically = (range) => range;
  const isLeft = view.contentDOM.dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...key }),
  );
  expect(isLeft).toBe(true);
  expect(view.state.doc.toString()).toBe('  type A { b: String }');
});

it('finds text with Ctrl+F, because the search of the browser sees only the lines in sight', () => {
  const { view } = open('type A');
  const event = new KeyboardEvent('keydown', { key: 'f', cancelable: true, ...CTRL });
  expect(view.contentDOM.dispatchEvent(event)).toBe(false);
});

it('fixes the problem at the cursor with a key, as one undo step', () => {
  const opened = open('type A {\n  b String\n}');
  const { editor, view } = opened;
  const fix = { title: 'Add a colon', line: 2, before: '  b String', after: '  b: String' };
  editor.setDiagnostics([
    { message: 'Colon expected', source: 'compiler', path: 'a.ws', line: 2, column: 5, length: 6, fix },
  ]);
  const press = (): void => {
    const event = new KeyboardEvent('keydown', { key: '.', ctrlKey: true, bubbles: true });
    view.contentDOM.dispatchEvent(event);
  };
  press();
  expect(view.state.doc.toString()).toBe('type A {\n  b String\n}');
  view.dispatch({ selection: { anchor: 15 } });
  press();
  expect(view.state.doc.toString()).toBe('type A {\n  b: String\n}');
  expect(view.state.selection.main.head).toBe(16);
  undo(view);
  expect(view.state.doc.toString()).toBe('type A {\n  b String\n}');
});

it.each([25, 5000])('%i lines of nested JSON are colored in steps, and each line once', (count) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const read = vi.spyOn(colors, 'read');
  onTestFinished(() => {
    vi.useRealTimers();
    read.mockRestore();
  });
  const opened = open(Array<string>(count).fill('{"a":[').join('\n'), 'deep.json');
  const step = (act: () => void): number => {
    const before = read.mock.calls.length;
    act();
    return read.mock.calls.length - before;
  };
  const end = opened.view.state.doc.length;
  const steps = [
    step(() => {
      opened.view.dispatch({ selection: { anchor: end }, scrollIntoView: true });
    }),
    step(() => {
      type(opened, ' ');
    }),
  ];
  while (vi.getTimerCount() > 0) steps.push(step(() => vi.advanceTimersToNextTimer()));
  expect(Math.max(...steps)).toBeLessThanOrEqual(LINES_AT_ONCE);
  // The line that was typed in may be read again.
  expect(read.mock.calls.length - count).toBeOneOf([0, 1]);
});
