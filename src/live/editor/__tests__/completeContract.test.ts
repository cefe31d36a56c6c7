import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { completeContract } from '../completeContract';

const complete = completeContract(() =>
  Promise.resolve(
    ['Book', 'BookPage'].map((name) => ({ name, kind: 'type', path: 'a.ws', start: 0, end: 0, nameStart: 0 }) as const),
  ),
);

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

  it.each(['String', 'Book'])(
    'offers nothing after the whole word %s, so that Enter starts a new line',
    async (word) => {
      expect((await findCompletions(`type A { b: ${word}`)).result).toBeNull();
      expect((await findCompletions(`type A { b: ${word}`, true)).result).not.toBeNull();
    },
  );

  it.each([
    ['Boo', true],
    ['Book', false],
    ['String', false],
    ['Book[', false],
  ])('keeps its list while the text is %s: %s', async (text, isKept) => {
    const { state, result } = await findCompletions('type A { b: B');
    const { validFor } = result ?? {};
    if (typeof validFor !== 'function') throw new Error('The list has no rule for the text after which it stays.');
    expect(validFor(text, 12, 12 + text.length, state)).toBe(isKept);
  });
});
