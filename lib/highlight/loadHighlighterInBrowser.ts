import {
  codeToTokensBase,
  createShikiPrimitiveAsync,
  getLastGrammarState,
  type LanguageRegistration,
} from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import wirespecGrammar from '../grammar/download/wirespec.tmLanguage.json';
import type { CodeHighlighter } from './CodeHighlighter';
import type { GrammarName } from './languages';
import { patchJavaGrammar } from './patchJavaGrammar';
import { roleTheme } from './roleTheme';

type LoadGrammars = () => Promise<{ default: LanguageRegistration[] }>;

/**
 * Grammars of the languages that readers edit and that the compiler generates. Other languages stay plain text in
 * browsers.
 */
const GRAMMARS: Readonly<Partial<Record<GrammarName, LoadGrammars>>> = {
  java: async () => ({ default: (await import('shiki/langs/java.mjs')).default.map(patchJavaGrammar) }),
  json: () => import('shiki/langs/json.mjs'),
  kotlin: () => import('shiki/langs/kotlin.mjs'),
  python: () => import('shiki/langs/python.mjs'),
  rust: () => import('shiki/langs/rust.mjs'),
  scala: () => import('shiki/langs/scala.mjs'),
  typescript: () => import('shiki/langs/typescript.mjs'),
  // This grammar is bundled, because it is small and every contract editor needs it.
  wirespec: () => Promise.resolve({ default: [wirespecGrammar] }),
};

let highlighter: Promise<CodeHighlighter> | undefined;

/**
 * Returns the highlighter of this page, created on first use. Loads the grammar of a language, unless it is already
 * loaded.
 *
 * @throws Error for a language without a grammar in browsers, and if the grammar cannot be fetched
 */
export async function loadHighlighter(name: GrammarName): Promise<CodeHighlighter> {
  highlighter ??= createHighlighter();
  const core = await highlighter;
  if (core.getLoadedLanguages().includes(name)) return core;
  const load = GRAMMARS[name];
  if (load === undefined)
    throw new Error(
      `There is no grammar for "${name}" in browsers: add it to GRAMMARS in lib/highlight/loadHighlighterInBrowser.ts.`,
    );
  const { default: grammars } = await load();
  await core.loadLanguage(...grammars);
  return core;
}

/**
 * Creates the highlighter from Shiki's parts. The complete one contains the HTML renderer, which is more than a quarter
 * of its size and not needed. The created highlighter uses JavaScript's regular expressions, because the security
 * policy does not allow WebAssembly.
 */
async function createHighlighter(): Promise<CodeHighlighter> {
  const primitive = await createShikiPrimitiveAsync({
    themes: [roleTheme],
    langs: [],
    engine: createJavaScriptRegexEngine(),
  });
  return {
    ...primitive,
    codeToTokensBase: (code, options) => codeToTokensBase(primitive, code, options),
    getLastGrammarState: (tokens) => getLastGrammarState(primitive, tokens),
  };
}
