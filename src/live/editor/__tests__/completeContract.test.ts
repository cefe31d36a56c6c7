// @vitest-environment jsdom
import {
  CompletionContext,
  completionStatus,
  selectedCompletion,
  setSelectedCompletion,
} from '@codemirror/autocomplete';
import { insertNewline } from '@codemirror/commands';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, runScopeHandlers } from '@codemirror/view';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { completeContract, createCompletions, type FindDefinitions } from '../completeContract';

const findDefinitions: FindDefinitions = () =>
  Promise.resolve(
    ['Book', 'BookPage'].map((name) => ({ name, kind: 'type', path: 'a.ws', start: 0, end: 0, nameStart: 0 }) as const),
  );

const complete = completeContract(findDefinitions);

async function findCompletions(doc: string, isExplicit = false) {
  const state = EditorState.create({ doc });
  return { state, result: await complete(new CompletionContext(state, doc.length, isExplicit)) };
}

describe('completeContract', () => {
  it('completes names and words of the language', async () => {
    const { result } = await findCompletions('type A { b: Bo');
    expect(result?.from).toBe(12);
    expect(result?.options.map(({ label }) => label)).toEqual(expect.arrayContaining(['Book', 'BookPage', 'Boolean']));
  });

  it.each(['String', 'BookPage'])('offers nothing after the whole word %s', async (word) => {
    expect((await findCompletions(`type A { b: ${word}`)).result).toBeNull();
    expect((await findCompletions(`type A { b: ${word}`, true)).result).not.toBeNull();
  });

  it.each(['type Boo', 'type Book', 'enum Boo', 'endpoint P', 'channel B'])(
    'offers nothing while the name of a definition is written: %s',
    async (doc) => {
      expect((await findCompletions(doc)).result).toBeNull();
      expect((await findCompletions(doc, true)).result).not.toBeNull();
    },
  );

  it.each([
    ['Integer', 'Integer32'],
    ['Book', 'BookPage'],
  ])('offers the whole word %s and a longer one', async (word, longer) => {
    const { result } = await findCompletions(`type A { b: ${word}`);
    expect(result?.options.map(({ label }) => label)).toEqual(expect.arrayContaining([word, longer]));
  });

  it.each([
    ['Boo', true],
    ['Book', true],
    ['BookPage', false],
    ['Integer', true],
    ['Integer32', false],
    ['String', false],
    ['Book[', false],
  ])('keeps its list while the text is %s: %s', async (text, isKept) => {
    const { state, result } = await findCompletions('type A { b: B');
    const { validFor } = result ?? {};
    if (typeof validFor !== 'function') throw new Error('The list has no rule for the text after which it stays.');
    expect(validFor(text, 12, 12 + text.length, state)).toBe(isKept);
  });
});

describe('Enter while the list of completions is open', () => {
  /** Types a word, and waits until the list selects a completion. */
  async function type(word: string, selected: string, keys: Extension = []): Promise<EditorView> {
    const view = new EditorView({ extensions: [createCompletions(findDefinitions), keys] });
    onTestFinished(() => {
      view.destroy();
    });
    for (const letter of word) view.dispatch({ ...view.state.replaceSelection(letter), userEvent: 'input.type' });
    await vi.waitFor(() => {
      expect(selectedCompletion(view.state)?.label).toBe(selected);
    });
    return view;
  }

  function pressEnter(view: EditorView): void {
    runScopeHandlers(view, new KeyboardEvent('keydown', { key: 'Enter' }), 'editor');
  }

  it.each(['Integer', 'Book'])('starts a new line after the whole word %s', async (word) => {
    const view = await type(word, word, keymap.of([{ key: 'Enter', run: insertNewline }]));
    pressEnter(view);
    expect(view.state.doc.toString()).toBe(`${word}\n`);
    expect(completionStatus(view.state)).toBeNull();
  });

  it.each([
    ['Integer', 'Integer', 'Integer32'],
    ['Bool', 'Boolean', 'Boolean'],
  ])('accepts another completion after %s', async (word, first, wanted) => {
    const view = await type(word, first);
    view.dispatch({ effects: setSelectedCompletion(wanted === first ? 0 : 1) });
    expect(selectedCompletion(view.state)?.label).toBe(wanted);
    // The library ignores the key shortly after the list has opened.
    await vi.waitFor(() => {
      pressEnter(view);
      expect(view.state.doc.toString()).toBe(wanted);
    });
  });
});
