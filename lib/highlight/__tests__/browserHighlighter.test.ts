import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { emit, EMITTER_PROPERTIES } from '../../compiler';
import { EMITTERS } from '../../compiler/types';
import { highlight } from '../highlight';
import { findGrammar } from '../languages';
import * as inBrowser from '../loadHighlighterInBrowser';
import * as inNode from '../loadHighlighter';

const file = path.resolve(__dirname, '../../../examples/library/library.ws');
const text = readFileSync(file, 'utf8');

/** Returns the tokens that a highlighter finds in code, with their colors. */
async function tokenize({ loadHighlighter }: typeof inBrowser, code: string, language: string) {
  const grammar = findGrammar(language)!;
  const core = await loadHighlighter(grammar);
  return core.codeToTokensBase(code, { lang: grammar, theme: 'roles', tokenizeTimeLimit: 0 });
}

describe('the highlighter in browsers', () => {
  it.each(EMITTERS)('colors generated code like the build: %s', async (emitter) => {
    const { codeLanguage } = EMITTER_PROPERTIES[emitter];
    for (const { text: code } of emit([{ path: 'library.ws', text }], emitter, { shared: true })) {
      expect(await tokenize(inBrowser, code, codeLanguage)).toEqual(await tokenize(inNode, code, codeLanguage));
    }
  });

  it('colors contracts like the build', async () => {
    expect(await tokenize(inBrowser, text, 'wirespec')).toEqual(await tokenize(inNode, text, 'wirespec'));
    expect((await highlight(text, 'wirespec')).marks).toMatch(/^k4_1t4/);
  });
});
