import { EQUIVALENTS, ONE_WAY_SYNONYMS } from '../synonyms';
import { toSingular } from '../tokenize';

const SYNONYMS = readSynonyms();

/** @returns synonyms of a query word, each one or more words separated by spaces */
export function listSynonyms(word: string): readonly string[] {
  return SYNONYMS.get(word) ?? [];
}

function readSynonyms(): ReadonlyMap<string, string[]> {
  const synonyms = new Map<string, string[]>();
  const entries = [...EQUIVALENTS.flatMap((group) => group.map((word) => [word, group] as const)), ...ONE_WAY_SYNONYMS];
  for (const [word, others] of entries) {
    const key = normalize(word);
    const added = others.map(normalize).filter((other) => other !== key);
    synonyms.set(key, [...new Set([...(synonyms.get(key) ?? []), ...added])]);
  }

  return synonyms;
}

function normalize(words: string): string {
  return words.toLowerCase().split(' ').map(toSingular).join(' ');
}
