import { EQUIVALENTS, ONE_WAY_SYNONYMS } from '../synonyms';
import { fold, isWeakWord, tokenizeQuery, toSingular } from '../tokenize';

/** Another way to say something asked for: all its words must be there. */
export interface Alternative {
  words: readonly string[];
  /** Between 0 and 1; the reader's own words have 1. */
  weight: number;
  /** The reader may still be writing the last of these words. */
  isOpen?: boolean;
}

/** A query term and its alternatives, the reader's own word first. */
export interface Term {
  /** Between 0 and 1; less significant words weigh less. */
  weight: number;
  alternatives: readonly Alternative[];
}

const SYNONYM_WEIGHT = 0.75;

const WEAK_WEIGHT = 0.5;

/** Most words of a phrase in the list of synonyms. */
const MAX_PHRASE_LENGTH = 3;

const SYNONYMS = readSynonyms();

/**
 * Cuts a query into the things asked for, each with its synonyms. A phrase of the list (`command line`) is one thing with two ways to say it: the
 * words themselves, or the synonyms.
 */
export function expandQuery(query: string): Term[] {
  const words = tokenizeQuery(query);
  const phrases = findPhrases(query);
  const inPhrase = new Set(phrases.flatMap((phrase) => phrase.split(' ')));
  const last = normalize(query).split(' ').at(-1);
  const createTerm = (phrase: string): Term => {
    const written = phrase.split(' ');
    const weight = isWeakWord(phrase) ? WEAK_WEIGHT : 1;
    const isOpen = written.at(-1) === last;
    return { weight, alternatives: [{ words: written, weight: 1, isOpen }, ...listSynonyms(phrase)] };
  };

  return [...phrases, ...words.filter((word) => !inPhrase.has(word))].map(createTerm);
}

function listSynonyms(words: string): Alternative[] {
  return (SYNONYMS.get(words) ?? []).map((synonym) => ({ words: synonym.split(' '), weight: SYNONYM_WEIGHT }));
}

/** The listed phrases that occur in the query, including those with stop words (`why wirespec`, `set up`). */
function findPhrases(query: string): string[] {
  const words = normalize(query).split(' ');
  const found: string[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let length = MAX_PHRASE_LENGTH; length > 1; length--) {
      const phrase = words.slice(at, at + length).join(' ');
      if (at + length > words.length || !SYNONYMS.has(phrase)) continue;
      found.push(phrase);
      at += length - 1;
      break;
    }
  }
  return found;
}

function readSynonyms(): ReadonlyMap<string, string[]> {
  const synonyms = new Map<string, string[]>();
  const add = (word: string, others: readonly string[]): void => {
    const key = normalize(word);
    const known = synonyms.get(key) ?? [];
    synonyms.set(
      key,
      [...new Set([...known, ...others.map(normalize)])].filter((other) => other !== key),
    );
  };
  for (const group of EQUIVALENTS) for (const word of group) add(word, group);
  for (const [word, others] of Object.entries(ONE_WAY_SYNONYMS)) add(word, others);

  return synonyms;
}

function normalize(words: string): string {
  return fold(words)
    .toLowerCase()
    .split(/[\s,;?!]+/)
    .filter((word) => word !== '')
    .map(toSingular)
    .join(' ');
}
