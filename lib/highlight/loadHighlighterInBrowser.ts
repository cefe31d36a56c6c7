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

/** Grammars of what readers edit and of what the compiler writes; other languages stay plain in a browser. */
const GRAMMARS: Readonly<Partial<Record<NonNullable<GrammarName>, LoadGrammars>>> = {
  java: async () => ({ default: (await import('shiki/langs/java.mjs')).default.map(patchJavaGrammar) }),
  json: () => import('shiki/langs/json.mjs'),
  kotlin: () => import('shiki/langs/kotlin.mjs'),
  python: () => import('shiki/langs/python.mjs'),
  rust: () => import('shiki/langs/rust.mjs'),
  scala: () => import('shiki/langs/scala.mjs'),
  typescript: () => import('shiki/langs/typescript.mjs'),
  // Small, and every editor of a contract waits for it.
  wirespec: () => Promise.resolve({ default: [wirespecGrammar] }),
};

let highlighter: Promise<CodeHighlighter> | undefined;

/** As in Node, but with the browser's own regular expressions: no WebAssembly, which the security policy of a site may forbid. */
export function loadHighlighter(): Promise<CodeHighlighter> {
  highlighter ??= createHighlighter();
  return highlighter;
}

/** From Shiki's parts: the whole brings along what makes HTML, more than a quarter of its bytes, and every editor waits for them. */
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

/** Loads the grammar of a language, unless it is there. @throws Error for a language that browsers get no grammar of. */
export async function loadGrammar(core: CodeHighlighter, name: NonNullable<GrammarName>): Promise<void> {
  if (core.getLoadedLanguages().includes(name)) return;
  const load = GRAMMARS[name];
  if (load === undefined) throw new Error(`Browsers get no grammar of "${name}".`);
  const { default: grammars } = await load();
  await core.loadLanguage(...grammars);
}
