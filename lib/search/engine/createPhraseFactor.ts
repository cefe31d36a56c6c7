import type { Section } from './SearchIndex';

/** Two words that follow each other are chance more often than not. */
const MIN_RUN_LENGTH = 3;

/** A text with the whole query in it, word after word, is worth so much more. */
const PHRASE_WORTH = 1.5;

/** A section that explains the name that was asked for is worth so much more. */
const DEFINITION_WORTH = 1;

/** A flag, an annotation, or a name with several parts. */
const NAME = /^(?:[-@.]+\w\S*|\S*[a-z][A-Z_]\S*|\S+\(.*)$/;

/** The factor for each section, by its index; 1 if no words of the query are adjacent. */
export type PhraseFactor = (id: number) => number;

/**
 * Tells how much more a section is worth because words of the query stand there side by side, in the same order. A message that was copied is found by that:
 * its words alone are everywhere.
 *
 * @returns a function of the query, which gives nothing when the query has too few words for a phrase
 */
export function createPhraseFactor(sections: readonly Section[]): (query: string) => PhraseFactor | undefined {
  // Only of sections that were asked for: few of a large site ever are.
  const texts = new Map<number, string>();
  const readText = (id: number): string => {
    const text = texts.get(id) ?? joinTexts(sections[id]);
    texts.set(id, text);
    return text;
  };

  return (query) => {
    if (NAME.test(query))
      return (id) => (sections[id]?.texts.some((text) => defines(text, query)) ? 1 + DEFINITION_WORTH : 1);
    const words = listPlainWords(query);
    if (words.length < MIN_RUN_LENGTH) return undefined;

    return (id) => {
      const run = findLongestRun(readText(id), words);

      return run < MIN_RUN_LENGTH ? 1 : 1 + PHRASE_WORTH * ((run - 1) / (words.length - 1)) ** 2;
    };
  };
}

/** Whether a row of a table begins with a name, as it is written. */
function defines(text: string, name: string): boolean {
  const [first = '', ...others] = text.split(' · ');

  return others.length > 0 && first.split(/[\s,]+/).includes(name);
}

function findLongestRun(text: string, words: readonly string[]): number {
  let longest = MIN_RUN_LENGTH - 1;
  for (let from = 0; from + longest < words.length; from++) {
    while (from + longest < words.length && hasPhrase(text, words, from, from + longest + 1)) longest += 1;
  }
  return longest;
}

/** The last word may be cut off: the search box has an end. */
function hasPhrase(text: string, words: readonly string[], from: number, to: number): boolean {
  return text.includes(` ${words.slice(from, to).join(' ')}${to === words.length ? '' : ' '}`);
}

/** A line for each text, so that no phrase goes from one into the next. */
function joinTexts(section: Section | undefined): string {
  if (section === undefined) return '';
  return [section.headings.at(-1) ?? '', section.description, ...section.keywords, ...section.texts]
    .map((text) => ` ${listPlainWords(text).join(' ')} `)
    .join('\n');
}

function listPlainWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
