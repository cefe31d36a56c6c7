// What an editor knows of the structure of a text. The brackets of contracts, JSON and YAML say enough; no grammar is loaded for it.
import { foldService, indentService, matchBrackets } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';

/** An opening bracket at the end of a line, but for a comment. */
const OPENING = /[{[(](?=\s*(?:\/\/.*)?$)/;

const CLOSING = /^\s*[}\])]/;

/** Longer definitions are not folded. */
const FOLD_LIMIT = 100_000;

/** Indents what is between brackets. */
const indentation = indentService.of((context, position) => {
  const own = context.lineAt(position, 1);
  let before = context.lineAt(position, -1);
  // Of a line that is there already, not of one that begins with Enter.
  if (before.from === own.from) before = own.from === 0 ? own : context.lineAt(own.from - 1, -1);
  while (before.text.trim() === '' && before.from > 0) before = context.lineAt(before.from - 1, -1);
  if (before.from === own.from) return 0;
  const depth = Number(OPENING.test(before.text)) - Number(CLOSING.test(own.text));
  const indent = context.countColumn(/^\s*/.exec(before.text)?.[0] ?? '');
  return Math.max(0, indent + depth * context.unit);
});

/** Folds what is between a bracket at the end of a line and the one that closes it. */
const folding = foldService.of((state, from, to) => {
  const opening = OPENING.exec(state.sliceDoc(from, to));
  if (opening === null) return null;
  const place = from + opening.index;
  const match = matchBrackets(state, place, 1, { maxScanDistance: FOLD_LIMIT });
  return match?.matched === true && match.end !== undefined && match.end.from > to
    ? { from: place + 1, to: match.end.from }
    : null;
});

/**
 * Indentation, folding, the comments of the language, and the end of a block while it is typed.
 *
 * @param language documents may be JSON or YAML; of the two, only YAML has comments
 */
export function createStructure(language: string): Extension[] {
  const commentTokens = language === 'wirespec' ? { line: '//', block: { open: '/*', close: '*/' } } : { line: '#' };
  const data = [{ commentTokens, indentOnInput: /^\s*[}\])]$/ }];
  return [indentation, folding, EditorState.languageData.of(() => data)];
}
