import type { GrammarState } from 'shiki/core';
import type { CodeHighlighter } from '@site/lib/highlight/CodeHighlighter';
import type { Run } from '@site/lib/highlight/encodeMarks';
import type { GrammarName } from '@site/lib/highlight/languages';
import { loadGrammar, loadHighlighter } from '@site/lib/highlight/loadHighlighterInBrowser';
import { findRole } from '@site/lib/highlight/roleTheme';

export type { Run } from '@site/lib/highlight/encodeMarks';

/** Longer lines stay plain. */
const LINE_LENGTH_LIMIT = 2000;

/** Colors a text line by line, with what pages are colored with. */
export class LineColors {
  readonly #core: CodeHighlighter;
  readonly language: NonNullable<GrammarName>;
  /** What the grammar knows at the end of each line that was read. */
  readonly #states: (GrammarState | undefined)[] = [];

  constructor(core: CodeHighlighter, language: NonNullable<GrammarName>) {
    this.#core = core;
    this.language = language;
  }

  /** Goes back: the next line to be read is the one with this index. */
  restart(index: number): void {
    this.#states.length = Math.min(this.#states.length, index);
  }

  /** The colors of the next line. */
  read(line: string): Run[] {
    const grammarState = this.#states.at(-1);
    const tokens = this.#core.codeToTokensBase(line, {
      lang: this.language,
      theme: 'roles',
      tokenizeMaxLineLength: LINE_LENGTH_LIMIT,
      // The first line takes long, because the grammar is prepared with it: it must not stay plain for that.
      tokenizeTimeLimit: 0,
      ...(grammarState === undefined ? {} : { grammarState }),
    });
    this.#states.push(this.#core.getLastGrammarState(tokens));
    return tokens.flat().map(({ content, color }) => ({
      role: content.trim() === '' ? undefined : findRole(color),
      length: content.length,
    }));
  }
}

/** Loads what colors a language in the editor. */
export async function loadLineColors(language: NonNullable<GrammarName>): Promise<LineColors> {
  const core = await loadHighlighter();
  await loadGrammar(core, language);
  return new LineColors(core, language);
}
