import type { Section } from './SearchIndex';

/**
 * Divisor of the result of `sumRuns`. It does not depend on the length of the query, because the longer a pasted
 * message is, the more of its words differ from those on the page.
 */
const RUN_DIVISOR = 3;

/** Increase of the factor for a section with a table row that explains the queried name. */
const DEFINITION_BOOST = 1;

/** A flag, an annotation, a call, or a name with several parts. */
const NAME = /^(?:[-@.]+\w\S*|\S*[a-z][A-Z_]\S*|\S+\(.*)$/;

/** Texts of sections. Without this cache, ranking takes twice as long. */
const textCache = new WeakMap<Section, string>();

/** Returns the factor by which to multiply the score of a section; 1 has no effect. */
export type PhraseFactor = (section: Section) => number;

/**
 * Creates a function that boosts sections in which words of the query are adjacent and in the same order. This finds
 * pasted messages, whose single words occur everywhere. A long run of words counts more, because it rarely occurs by
 * chance. If the query is a name, the function boosts sections that explain the name in a table row.
 */
export function createPhraseFactor(query: string): PhraseFactor {
  if (NAME.test(query))
    return ({ texts }) => (texts.some((text) => isDefinition(text, query)) ? 1 + DEFINITION_BOOST : 1);
  const words = listPlainWords(query);
  // A single word is not a run, so the texts of sections need not be joined.
  if (words.length < 2) return () => 1;

  return (section) => 1 + sumRuns(readText(section), words) / RUN_DIVISOR;
}

/** Returns whether text is a table row whose first cell contains the exact name, but not as an argument of a call. */
function isDefinition(text: string, name: string): boolean {
  const [first = '', ...others] = text.split(' · ');

  return (
    others.length > 0 &&
    first
      .replace(/\([^)].*/, '')
      .split(/[\s,]+/)
      .includes(name)
  );
}

/**
 * Splits the query, from left to right, into the longest runs of words that the text contains. Adds up their weights.
 * The weight of a run is the square of the number of words after its first word, so a single word counts nothing.
 * Several runs are the parts of a message around a name of the reader.
 */
function sumRuns(text: string, words: readonly string[]): number {
  let sum = 0;
  for (let from = 0; from < words.length;) {
    let run = 1;
    while (from + run < words.length && text.includes(` ${words.slice(from, from + run + 1).join(' ')} `)) run += 1;
    sum += (run - 1) ** 2;
    from += run;
  }
  return sum;
}

function readText(section: Section): string {
  const text = textCache.get(section) ?? joinTexts(section);
  textCache.set(section, text);
  return text;
}

/** Joins the texts of a section with line breaks, so that no phrase spans two texts. */
function joinTexts(section: Section): string {
  return [section.heading, section.description, ...section.keywords, ...section.texts]
    .map((text) => ` ${listPlainWords(text).join(' ')} `)
    .join('\n');
}

function listPlainWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
