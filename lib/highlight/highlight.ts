import { loadHighlighter } from '#highlighter';
import { encodeMarks, type Run } from './encodeMarks';
import { findGrammar, type GrammarName } from './languages';
import { findRole } from './roleTheme';
import type { HighlightedCode } from './types';

/**
 * Highlights code, at build time or in a worker of a page.
 *
 * @param code - source with any line breaks; trailing line breaks are removed
 * @param language - name or alias from `languages.ts`, as written in the fence
 * @returns the code, the language in lower case, and marks for `renderMarks`; at build time, the same on every machine
 * @throws Error that lists the known languages if the language is unknown, and Error if its grammar cannot be loaded
 */
export async function highlight(code: string, language: string): Promise<HighlightedCode> {
  const grammar = findGrammar(language);
  const shown = code.replace(/[\r\n]+$/, '');
  const runs = grammar === null ? [{ role: undefined, length: shown.length }] : await findRuns(shown, grammar);
  return { code: shown, language: language.toLowerCase(), marks: encodeMarks(runs) };
}

async function findRuns(code: string, grammar: GrammarName): Promise<Run[]> {
  const highlighter = await loadHighlighter(grammar);
  // No time limit, because a limit would make the highlighting incomplete on a slow machine.
  const lines = highlighter.codeToTokensBase(code, { lang: grammar, theme: 'roles', tokenizeTimeLimit: 0 });

  const runs: Run[] = [];
  let end = 0;
  for (const { offset, content, color } of lines.flat()) {
    const role = content.trim() === '' ? undefined : findRole(color);
    runs.push({ role: undefined, length: offset - end }, { role, length: content.length });
    end = offset + content.length;
  }
  runs.push({ role: undefined, length: code.length - end });
  return runs;
}
