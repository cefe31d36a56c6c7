import { insertNewlineAndIndent, toggleComment } from '@codemirror/commands';
import { foldable, indentUnit } from '@codemirror/language';
import { EditorState, type StateCommand } from '@codemirror/state';
import { expect, it } from 'vitest';
import { createStructure } from '../structure';

/**
 * Runs a command with the cursor at `|`.
 *
 * @returns the new text, with `|` at the cursor
 */
function run(command: StateCommand, marked: string, language = 'wirespec'): string {
  const anchor = marked.indexOf('|');
  const doc = marked.replace('|', '');
  const extensions = [createStructure(language), indentUnit.of('  ')];
  let state = EditorState.create({ doc, selection: { anchor }, extensions });
  command({
    state,
    dispatch: (transaction) => {
      state = transaction.state;
    },
  });
  const { head } = state.selection.main;
  return `${state.sliceDoc(0, head)}|${state.sliceDoc(head)}`;
}

it.each([
  ['after an opening brace', 'type A {|', 'type A {\n  |'],
  ['between braces', 'type A {|}', 'type A {\n  |\n}'],
  ['inside of a block', 'type A {\n  a: String,|\n}', 'type A {\n  a: String,\n  |\n}'],
  ['in an inner block', 'endpoint A GET /a -> {\n  200 -> B #{|', 'endpoint A GET /a -> {\n  200 -> B #{\n    |'],
  ['after a comment at the brace', 'type A { // the first|', 'type A { // the first\n  |'],
  ['after a block', 'type A {\n}|', 'type A {\n}\n|'],
  ['at the start', '|type A {}', '\n|type A {}'],
  ['in a document', '{\n  "a": [|', '{\n  "a": [\n    |'],
])('Enter indents %s', (_name, before, after) => {
  expect(run(insertNewlineAndIndent, before)).toBe(after);
});

it('comments and uncomments lines in the syntax of the language', () => {
  expect(run(toggleComment, '  a: |String')).toBe('  // a: |String');
  expect(run(toggleComment, '  // a: |String')).toBe('  a: |String');
  expect(run(toggleComment, 'openapi: |3.0.0', 'json')).toBe('# openapi: |3.0.0');
});

it('folds the text between brackets, nested ones included', () => {
  const doc = 'endpoint A GET /a -> {\n  200 -> B #{\n    x: String\n  }\n}\ntype C { a: String }';
  const state = EditorState.create({ doc, extensions: createStructure('wirespec') });
  const fold = (number: number): string | undefined => {
    const { from, to } = state.doc.line(number);
    const range = foldable(state, from, to);
    return range === null ? undefined : state.sliceDoc(range.from, range.to);
  };
  expect(fold(1)).toBe('\n  200 -> B #{\n    x: String\n  }\n');
  expect(fold(2)).toBe('\n    x: String\n  ');
  expect(fold(3)).toBeUndefined();
  expect(fold(6)).toBeUndefined();
});
