import { createRequire } from 'node:module';
import type { HighlighterCore, LanguageRegistration } from 'shiki/core';
import type { CodeHighlighter } from './CodeHighlighter';
import type { GrammarName } from './languages';
import { patchJavaGrammar } from './patchJavaGrammar';
import { roleTheme } from './roleTheme';

// Node's own `require`: the loader of the site generator would transpile the highlighter and its grammars, Node loads these ES modules as they are.
const nodeRequire = createRequire(__filename);

let highlighter: Promise<HighlighterCore> | undefined;

/** The highlighter of this process, made on first use. It begins without languages: see `loadGrammar`. */
export function loadHighlighter(): Promise<HighlighterCore> {
  highlighter ??= createHighlighter();
  return highlighter;
}

function createHighlighter(): Promise<HighlighterCore> {
  // What `require` returns has no type; these are the packages' own declarations.
  const { createHighlighterCore } = nodeRequire('shiki/core') as typeof import('shiki/core');
  const { createOnigurumaEngine } = nodeRequire('shiki/engine/oniguruma') as typeof import('shiki/engine/oniguruma');
  const wasm = nodeRequire('shiki/wasm') as typeof import('shiki/wasm');

  // Oniguruma itself, compiled to WebAssembly: the grammars are written for it, so nothing is lost in translation.
  return createHighlighterCore({ themes: [roleTheme], langs: [], engine: createOnigurumaEngine(wasm) });
}

/** Loads the grammar of a language, and the grammars it embeds, unless they are there. */
export async function loadGrammar(core: CodeHighlighter, name: NonNullable<GrammarName>): Promise<void> {
  if (core.getLoadedLanguages().includes(name)) return;
  await core.loadLanguage(...readGrammars(name));
}

function readGrammars(name: NonNullable<GrammarName>): LanguageRegistration[] {
  // What is loaded by name has no type: our file is a TextMate grammar, those of the package are modules that export lists of them.
  if (name === 'wirespec') return [nodeRequire('../grammar/download/wirespec.tmLanguage.json') as LanguageRegistration];
  const grammars = (nodeRequire(`shiki/langs/${name}.mjs`) as { default: LanguageRegistration[] }).default;
  return name === 'java' ? grammars.map(patchJavaGrammar) : grammars;
}
