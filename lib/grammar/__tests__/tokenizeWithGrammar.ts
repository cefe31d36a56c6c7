import { createHighlighterCore, type LanguageRegistration } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import grammarFile from '../download/wirespec.tmLanguage.json';

/** A token that the grammar finds. */
export interface ScopedToken {
  /** 0-based column of the first character. */
  start: number;
  end: number;
  /** Scopes from the outermost to the innermost, without the suffix `.wirespec`. */
  scopes: string[];
}

// The cast is needed because TypeScript infers a narrower type from the JSON file.
const registration = grammarFile as unknown as LanguageRegistration;

const highlighter = await createHighlighterCore({
  langs: [registration],
  themes: [],
  engine: createOnigurumaEngine(import('shiki/wasm')),
});

/** Tokenizes text with the grammar, line by line. */
export function tokenizeWithGrammar(lines: readonly string[]): ScopedToken[][] {
  const grammar = highlighter.getLanguage('wirespec');
  let state: Parameters<typeof grammar.tokenizeLine>[1] = null;
  return lines.map((line) => {
    const { tokens, ruleStack } = grammar.tokenizeLine(line, state);
    state = ruleStack;
    return tokens.map(({ startIndex, endIndex, scopes }) => ({
      start: startIndex,
      end: Math.min(endIndex, line.length),
      scopes: scopes.map((scope) => scope.replace(/\.wirespec$/, '')),
    }));
  });
}
