import type { GrammarState } from 'shiki/core';
import type { CodeHighlighter } from '@site/lib/highlight/CodeHighlighter';
import type { Run } from '@site/lib/highlight/encodeMarks';
import type { GrammarName } from '@site/lib/highlight/languages';
import { loadHighlighter } from '@site/lib/highlight/loadHighlighterInBrowser';
import { findRole } from '@site/lib/highlight/roleTheme';
import { refetchScript } from '@site/src/client/navigation/release';

/** Maximum length of a line to color, in characters. */
const LINE_LENGTH_LIMIT = 2000;

/** Colors text line by line, with the same grammars and colors as the code blocks of the pages. */
export class LineColors {
  readonly #highlighter: CodeHighlighter | undefined;
  readonly language: GrammarName;
  /** State of the grammar at the end of each processed line. */
  readonly #states: (GrammarState | undefined)[] = [];

  /** @param highlighter - has the grammar of the language; if undefined, text gets no colors */
  constructor(highlighter: CodeHighlighter | undefined, language: GrammarName) {
    this.#highlighter = highlighter;
    this.language = language;
  }

  /**
   * Discards the grammar state of a line and of all lines after it.
   *
   * @param index - zero-based index of the next line to read
   */
  restart(index: number): void {
    this.#states.length = Math.min(this.#states.length, index);
  }

  /** Returns the runs of equal color in the next line, which follows the line of the previous call. */
  read(line: string): Run[] {
    if (this.#highlighter === undefined) return [];
    const grammarState = this.#states.at(-1);
    const tokens = this.#highlighter.codeToTokensBase(line, {
      lang: this.language,
      theme: 'roles',
      tokenizeMaxLineLength: LINE_LENGTH_LIMIT,
      // No time limit, because the first line takes long: the grammar must be prepared.
      tokenizeTimeLimit: 0,
      ...(grammarState === undefined ? {} : { grammarState }),
    });
    this.#states.push(this.#highlighter.getLastGrammarState(tokens));
    return tokens.flat().map(({ content, color }) => ({
      role: content.trim() === '' ? undefined : findRole(color),
      length: content.length,
    }));
  }
}

/**
 * Loads the grammar of a language for the editor. If this fails, the editor shows the text without colors, because
 * readers can work without them. The next editor tries again.
 */
export async function loadLineColors(language: GrammarName): Promise<LineColors> {
  try {
    return new LineColors(await loadHighlighter(language), language);
  } catch (error) {
    console.warn(error);
    void refetchScript(error);
    return new LineColors(undefined, language);
  }
}
