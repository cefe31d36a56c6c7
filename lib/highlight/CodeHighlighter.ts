import type { GrammarState, HighlighterCore, ThemedToken } from 'shiki/core';

/**
 * The part of Shiki's highlighter that tokenizes code. Shiki's HTML renderer is not needed, because `renderMarks`
 * renders the tokens.
 */
export interface CodeHighlighter extends Pick<
  HighlighterCore,
  'codeToTokensBase' | 'getLoadedLanguages' | 'loadLanguage'
> {
  /** Returns the grammar state after the given tokens. */
  getLastGrammarState: (tokens: ThemedToken[][]) => GrammarState | undefined;
}
