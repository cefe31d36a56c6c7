import type { GrammarState } from 'shiki/core';
import type { CodeHighlighter } from '@site/lib/highlight/CodeHighlighter';
import type { Run } from '@site/lib/highlight/encodeMarks';
import type { GrammarName } from '@site/lib/highlight/languages';
import { loadHighlighter } from '@site/lib/highlight/loadHighlighterInBrowser';
import { findRole } from '@site/lib/highlight/roleTheme';
import { refetchScript } from '@site/src/client/navigation/release';

/** Maximum length of a line to color, in characters. */
const LINE_LENGTH_LIMIT = 2000;

/** A line of code with its colors. */
export interface ColoredLine {
  /** Runs of equal color; empty if the text gets no colors. */
  runs: Run[];
  /** State of the grammar at the end of the line, from which the next line continues. */
  state: GrammarState | undefined;
}

/** Colors text line by line, with the same grammars and colors as the code blocks of the pages. */
export class LineColors {
  readonly #highlighter: CodeHighlighter | undefined;
  readonly language: GrammarName;

  /** @param highlighter - must have the grammar of the language; without a highlighter, text has no colors */
  constructor(highlighter: CodeHighlighter | undefined, language: GrammarName) {
    this.#highlighter = highlighter;
    this.language = language;
  }

  /** Colors a line. `before` is the line before it; undefined for the first line. */
  read(line: string, before: ColoredLine | undefined): ColoredLine {
    if (this.#highlighter === undefined) return { runs: [], state: undefined };
    const tokens = this.#highlighter.codeToTokensBase(line, {
      lang: this.language,
      theme: 'roles',
      tokenizeMaxLineLength: LINE_LENGTH_LIMIT,
      // No time limit, because the first line takes long: the grammar must be prepared.
      tokenizeTimeLimit: 0,
      ...(before?.state === undefined ? {} : { grammarState: before.state }),
    });
    const runs = tokens.flat().map(({ content, color }) => ({
      role: content.trim() === '' ? undefined : findRole(color),
      length: content.length,
    }));
    return { runs, state: this.#highlighter.getLastGrammarState(tokens) };
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
