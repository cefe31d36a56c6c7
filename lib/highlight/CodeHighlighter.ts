import type { GrammarState, HighlighterCore, ThemedToken } from 'shiki/core';

/** The part of Shiki's highlighter that colors code; the rest makes HTML, which `renderMarks` does here. */
export interface CodeHighlighter extends Pick<
  HighlighterCore,
  'codeToTokensBase' | 'getLoadedLanguages' | 'loadLanguage'
> {
  /** What the grammar knows at the end of tokens that were just read. */
  getLastGrammarState: (tokens: ThemedToken[][]) => GrammarState | undefined;
}
