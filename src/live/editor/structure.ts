// Indentation and folding in an editor. Both follow the brackets of contracts, JSON and YAML, so no grammar is needed.
import { foldService, indentService, matchBrackets } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';

/** An opening bracket at the end of a line, with an optional comment after it. */
const OPENING_BRACKET = /[{[(](?=\s*(?:\/\/.*)?$)/;

const CLOSING_BRACKET = /^\s*[}\])]/;

/** Maximum length of a definition to fold, in characters. */
const FOLD_LIMIT = 100_000;

/** Indents the lines between brackets. */
const indentation = indentService.of((context, position) => {
  const own = context.lineAt(position, 1);
  let before = context.lineAt(position, -1);
  // For an existing line, uses the line before it. For a new line after Enter, uses the line that was split.
  if (before.from === own.from) before = own.from === 0 ? own : context.lineAt(own.from - 1, -1);
  while (before.text.trim() === '' && before.from > 0) before = context.lineAt(before.from - 1, -1);
  if (before.from === own.from) return 0;
  const depth = Number(OPENING_BRACKET.test(before.text)) - Number(CLOSING_BRACKET.test(own.text));
  const indent = context.countColumn(/^\s*/.exec(before.text)?.[0] ?? '');
  return Math.max(0, indent + depth * context.unit);
});

/** Folds the range between a bracket at the end of a line and its closing bracket. */
const folding = foldService.of((state, from, to) => {
  const opening = OPENING_BRACKET.exec(state.sliceDoc(from, to));
  if (opening === null) return null;
  const position = from + opening.index;
  const match = matchBrackets(state, position, 1, { maxScanDistance: FOLD_LIMIT });
  return match?.matched === true && match.end !== undefined && match.end.from > to
    ? { from: position + 1, to: match.end.from }
    : null;
});

/**
 * Creates the extensions for indentation, folding and comments. A line is indented again when its closing bracket is
 * typed.
 *
 * @param language - `wirespec`, or `json` for documents. Documents may be YAML, so they get its comment syntax.
 */
export function createStructure(language: string): Extension[] {
  const commentTokens = language === 'wirespec' ? { line: '//', block: { open: '/*', close: '*/' } } : { line: '#' };
  const languageData = [{ commentTokens, indentOnInput: /^\s*[}\])]$/ }];
  return [indentation, folding, EditorState.languageData.of(() => languageData)];
}
