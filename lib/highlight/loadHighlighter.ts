import { createRequire } from 'node:module';
import type { HighlighterCore, LanguageRegistration } from 'shiki/core';
import type { CodeHighlighter } from './CodeHighlighter';
import type { GrammarName } from './languages';
import { patchJavaGrammar } from './patchJavaGrammar';
import { roleTheme } from './roleTheme';

// Node's own `require`, because the module loader of Docusaurus would transpile Shiki and its grammars, which Node
// loads as ES modules.
const nodeRequire = createRequire(__filename);

let highlighter: Promise<HighlighterCore> | undefined;

/**
 * Returns the highlighter of this process, created on first use. Loads the grammar of a language and the grammars that
 * it embeds, unless they are already loaded.
 *
 * @throws Error if Shiki's Java grammar has changed; see `patchJavaGrammar`
 */
export async function loadHighlighter(name: GrammarName): Promise<CodeHighlighter> {
  highlighter ??= createHighlighter();
  const core = await highlighter;
  if (!core.getLoadedLanguages().includes(name)) await core.loadLanguage(...readGrammars(name));
  return core;
}

function createHighlighter(): Promise<HighlighterCore> {
  // The casts are needed because `require` returns `any`.
  const { createHighlighterCore } = nodeRequire('shiki/core') as typeof import('shiki/core');
  const { createOnigurumaEngine } = nodeRequire('shiki/engine/oniguruma') as typeof import('shiki/engine/oniguruma');
  const wasm = nodeRequire('shiki/wasm') as typeof import('shiki/wasm');

  // Oniguruma compiled to WebAssembly, the engine for which the grammars are written.
  return createHighlighterCore({ themes: [roleTheme], langs: [], engine: createOnigurumaEngine(wasm) });
}

function readGrammars(name: GrammarName): LanguageRegistration[] {
  // The casts are needed because `require` returns `any`. Our file is a TextMate grammar, and each module of Shiki
  // exports a list of grammars.
  if (name === 'wirespec') return [nodeRequire('../grammar/download/wirespec.tmLanguage.json') as LanguageRegistration];
  const grammars = (nodeRequire(`shiki/langs/${name}.mjs`) as { default: LanguageRegistration[] }).default;
  return name === 'java' ? grammars.map(patchJavaGrammar) : grammars;
}
