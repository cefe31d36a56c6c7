import MiniSearch, { type SearchOptions } from 'minisearch';
import { isStopWord, isWeakWord, locateWords, tokenizeContent, tokenizeQuery } from '../tokenize';
import { createPhraseFactor } from './createPhraseFactor';
import { listBaseForms } from './listBaseForms';
import { listSynonyms } from './listSynonyms';
import { extractMessage } from './extractMessage';
import { nameConstructs } from './nameConstructs';
import type { Section } from './SearchIndex';

export interface RankedSection {
  section: Section;
  /** Matching index terms, which are highlighted in the texts. */
  matches: ReadonlySet<string>;
}

export interface Ranking {
  /** Matching sections, best first. */
  sections: RankedSection[];
  /** Words of the query that occur in no indexed text, as they were typed. */
  missingWords: string[];
}

/**
 * Weights of a section's fields. A page about a topic names it in its title and keywords; other pages only mention it.
 */
const BOOST = { title: 7, keywords: 6, heading: 5, description: 1, text: 1.1, code: 0.05 } as const;

const SEARCH_OPTIONS = {
  tokenize: (term: string) => [term],
  boost: BOOST,
  bm25: { k: 1.8, b: 0.4, d: 0.2 },
} satisfies SearchOptions;

/** Fields other than code. A word that only code contains may still be a compound or a misspelling. */
const PROSE_FIELDS = Object.keys(BOOST).filter((field) => field !== 'code');

/** A heading that contains all parts of a name probably explains it: `Raw request` explains `RawRequest`. */
const HEADINGS = { fields: ['heading', 'title'] } satisfies SearchOptions;

/** Factor for matches of synonyms and of parts of a compound, relative to the typed word. */
const ALTERNATIVE_WEIGHT = 0.75;

/** Factor for matches of a base form. It is low, because base forms often have another meaning. */
const BASE_FORM_WEIGHT = 0.3;

/**
 * Bonus for the score of a section that contains a rare name: a name with a digit or a symbol, such as an error code.
 * Such a name identifies the section better than all other words of a message.
 */
const RARE_NAME_BONUS = 10;

/** Maximum number of sections in which a name is rare. */
const MAX_RARE_SECTIONS = 10;

/** Factor for words that are rare in answers (`isWeakWord`), unless the query has no other word. */
const WEAK_WEIGHT = 0.5;

/** Exponent for the fraction of the query that a section covers. */
const COVERAGE_POWER = 1.5;

/** Fraction of a query word that a section covers if it contains only alternatives to the word, such as synonyms. */
const ALTERNATIVE_COVERAGE = 0.8;

/** Weight of a page's inbound links (their logarithm), in the factor for its sections. */
const LINK_BOOST = 0.1;

/**
 * A page gains this fraction of its best other section's score, because a page with matching sections is probably about
 * the topic.
 */
const PAGE_SHARE = 0.3;

/** Number of top-ranked sections that are searched for the query as a phrase; searching all would take too long. */
const MAX_PHRASE_SECTIONS = 50;

/** Minimum coverage of a section, relative to its page, for ranking above the page. */
const MIN_LEADING_COVERAGE = 0.3;

/** Factor on the page's score for a section that ranks above the page. */
const PRECEDENCE_FACTOR = 1.001;

interface Candidate extends RankedSection {
  score: number;
  covered: number;
  matches: Set<string>;
}

/** Candidates by the id of their section. */
type Candidates = Map<number, Candidate>;

type Scores = Map<number, { score: number; matches: string[] }>;

/** A word of the query: the sections that contain it, and the index terms that match it. */
interface Term {
  word: string;
  scores: Scores;
  rarity: number;
  matches: ReadonlySet<string>;
}

/** Searched fields of a section, with its id. */
type SectionDocument = Record<keyof typeof BOOST, string> & Pick<Section, 'id'>;

type SectionIndex = MiniSearch<SectionDocument>;

/** Words of the titles of pages, by path. */
type Titles = ReadonlyMap<string, readonly string[]>;

/**
 * Builds the index in memory.
 *
 * @returns a function that ranks sections for any query and never throws
 */
export function createRanker(sections: readonly Section[]): (query: string) => Ranking {
  const index = new MiniSearch<SectionDocument>({
    fields: Object.keys(BOOST),
    tokenize: tokenizeContent,
    processTerm: (term) => term,
    searchOptions: SEARCH_OPTIONS,
  });
  index.addAll(sections.map(createDocument));
  const pages = sections.filter(({ level }) => level === 1);
  const titles = new Map(pages.map((page) => [page.path, tokenizeContent(createDocument(page).title)]));

  return (query) => {
    const asked = extractMessage(query);
    const words = listWords(index, nameConstructs(asked));
    const candidates: Candidates = new Map();
    const missingWords: string[] = [];
    const terms: Term[] = [];
    for (const word of words) {
      const isKnown = index.search(word, { fields: PROSE_FIELDS }).length > 0;
      const guesses = isKnown ? undefined : guessWord(index, word);
      const scores = scoreWord(index, word, guesses);
      mergeScores(scores, search(index, listParts(asked, word), HEADINGS), ALTERNATIVE_WEIGHT);
      if (isMissing(index, word, scores, guesses)) missingWords.push(readTyped(asked, word));
      const weight = isWeakWord(word) && words.length > 1 ? WEAK_WEIGHT : 1;
      // A rare word identifies the topic better than a frequent one.
      const rarity = weight * Math.log(1 + sections.length / Math.max(scores.size, 1));
      terms.push({ word, scores, rarity, matches: new Set([...scores.values()].flatMap(({ matches }) => matches)) });
      addWord(sections, candidates, scores, weight);
    }
    scaleByCoverage(candidates, terms, titles);
    scaleByLinks(candidates);
    boostPages(candidates);
    boostPhrases(candidates, asked);
    promoteSections(candidates, terms, titles);

    return { sections: sortCandidates(candidates), missingWords };
  };
}

/** Multiplies the scores by the fraction of the query that a section and the title of its page cover. */
function scaleByCoverage(candidates: Candidates, terms: readonly Term[], titles: Titles): void {
  const total = terms.reduce((sum, { rarity }) => sum + rarity, 0);
  for (const [id, candidate] of candidates) {
    const title = titles.get(candidate.section.path) ?? [];
    for (const term of terms) candidate.covered += term.rarity * readCoverage(term, id, title);
    candidate.score *= (candidate.covered / total) ** COVERAGE_POWER;
  }
}

function scaleByLinks(candidates: Candidates): void {
  for (const candidate of candidates.values()) {
    candidate.score *= 1 + LINK_BOOST * Math.log(1 + candidate.section.links);
  }
}

/** Returns the fraction of a query word that a section and the title of its page cover. */
function readCoverage({ word, scores, matches }: Term, id: number, title: readonly string[]): number {
  const found = [...(scores.get(id)?.matches ?? []), ...title.filter((other) => matches.has(other))];
  if (found.length === 0) return 0;
  return found.includes(word) ? 1 : ALTERNATIVE_COVERAGE;
}

function boostPhrases(candidates: Candidates, query: string): void {
  const readFactor = createPhraseFactor(query);
  for (const candidate of sortCandidates(candidates).slice(0, MAX_PHRASE_SECTIONS))
    candidate.score *= readFactor(candidate.section);
}

function addWord(sections: readonly Section[], candidates: Candidates, scores: Scores, weight: number): void {
  for (const [id, { score, matches }] of scores) {
    const section = sections[id];
    if (section === undefined) continue;
    const candidate = candidates.get(id) ?? { section, score: 0, covered: 0, matches: new Set<string>() };
    candidate.score += score * weight;
    for (const match of matches) candidate.matches.add(match);
    candidates.set(id, candidate);
  }
}

/**
 * Scores the sections that contain a word, one of its base forms, or one of its synonyms. If the word has no synonyms
 * and occurs in no prose, `guesses` count, too, and so do sections with a longer word that begins with it.
 *
 * @param guesses - result of `guessWord`; undefined if the word occurs in prose
 */
function scoreWord(index: SectionIndex, word: string, guesses?: Scores): Scores {
  const scores = search(index, word);
  if (scores.size <= MAX_RARE_SECTIONS && /[^a-z]/.test(word)) {
    for (const entry of scores.values()) entry.score += RARE_NAME_BONUS;
  }
  const synonyms = listSynonyms(word);
  if (guesses !== undefined && synonyms.length === 0) {
    mergeScores(scores, search(index, word, { prefix: word.length > 1 }), 1);
    if (word.length > 3) mergeScores(scores, guesses, 1);
  }
  for (const form of listBaseForms(word)) mergeScores(scores, search(index, form), BASE_FORM_WEIGHT);
  for (const words of synonyms) mergeScores(scores, search(index, words.split(' ')), ALTERNATIVE_WEIGHT);

  return scores;
}

/**
 * Finds sections for a word that may be misspelled. A section must contain a word that differs from it in at most one
 * letter or, if the word is a compound, both of its parts. If there are none, and the word has at least five letters,
 * two letters may differ, or one letter of a long part.
 */
function guessWord(index: SectionIndex, word: string): Scores {
  const near = guessWithin(index, word, 1);

  return near.size > 0 || word.length < 5 ? near : guessWithin(index, word, 2);
}

function guessWithin(index: SectionIndex, word: string, distance: number): Scores {
  const scores = search(index, word, { fuzzy: distance });
  const parts = splitCompound(index, word, distance - 1);
  if (parts !== undefined) mergeScores(scores, search(index, parts), ALTERNATIVE_WEIGHT);

  return scores;
}

/** Returns a word of the query as it was typed, for example with capitals and accents. */
function readTyped(query: string, word: string): string {
  const { from, to } = locateWords(query).find(({ tokens }) => tokens[0] === word) ?? {};

  return from === undefined ? word : query.slice(from, to);
}

/** Returns the parts of a name in the query: `raw` and `request` for `RawRequest`; empty if it has only one. */
function listParts(query: string, name: string): string[] {
  const [, ...parts] = locateWords(query).find(({ tokens }) => tokens[0] === name)?.tokens ?? [];
  return parts.length > 1 ? parts : [];
}

/**
 * Returns whether no indexed text contains the word or a longer word that begins with it, and there are no guesses. A
 * word that occurs only as a keyword counts as missing. Synonyms do not count. A stop word is never missing: a query such
 * as "how do" has no other words yet.
 */
function isMissing(index: SectionIndex, word: string, scores: Scores, guesses?: Scores): boolean {
  if (isStopWord(word)) return false;
  const isFound = [...scores.values()].some(({ matches }) => matches.some((match) => match.startsWith(word)));
  const fields = Object.keys(BOOST).filter((field) => field !== 'keywords');

  return isFound ? index.search(word, { fields, prefix: true }).length === 0 : guesses?.size === 0;
}

/** Finds sections that contain a word or all of several words, and averages the scores of the words. */
function search(index: SectionIndex, words: string | readonly string[], options: SearchOptions = {}): Scores {
  const queries = [words].flat();
  const found = index.search({ combineWith: 'AND', queries, ...options });

  return new Map(found.map(({ id, score, terms }) => [Number(id), { score: score / queries.length, matches: terms }]));
}

function mergeScores(scores: Scores, found: Scores, weight: number): void {
  for (const [id, { score, matches }] of found) {
    const known = scores.get(id);
    scores.set(id, {
      score: Math.max(known?.score ?? 0, score * weight),
      matches: [...(known?.matches ?? []), ...matches],
    });
  }
}

/**
 * Splits a query into words. Replaces a name that no section contains by its longest beginning that a section contains,
 * and by its other parts: `getbook.api` and `method` for `GetBook.api.method`.
 */
function listWords(index: SectionIndex, query: string): string[] {
  const isKnown = (word: string): boolean => index.search(word).length > 0;
  const parts = new Map(locateWords(query).map(({ tokens: [name = '', ...others] }) => [name, others]));
  const words = tokenizeQuery(query).flatMap((word) => {
    if (isKnown(word) || listSynonyms(word).length > 0) return [word];
    const beginning = listBeginnings(word).find(isKnown);
    const covered = new Set(tokenizeContent(beginning ?? ''));
    const others = (parts.get(word) ?? []).filter((part) => isKnown(part) && !covered.has(part));
    const known = [...(beginning === undefined ? [] : [beginning]), ...others];
    return known.length > 0 ? known : [listSwapped(word).find(isKnown) ?? word];
  });

  return [...new Set(words)];
}

/** Returns the words that differ from a word in the order of two adjacent letters: `sprnig` yields `spring`. */
function listSwapped(word: string): string[] {
  return Array.from(
    { length: Math.max(word.length - 1, 0) },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

/** Returns the beginnings of a name that have at least two parts, longest first. */
function listBeginnings(name: string): string[] {
  const parts = name.split(/(?<=\w)(?=[._\-/:@])/);

  return parts.map((_, count) => parts.slice(0, -count).join('')).slice(1, -1);
}

/**
 * Splits a compound into two parts that a section contains, such as `pathparameter`.
 *
 * @param fuzzy - number of letters by which one of the parts may differ if it is long
 */
function splitCompound(index: SectionIndex, word: string, fuzzy: number): string[] | undefined {
  for (let at = 3; at <= word.length - 3; at++) {
    const halves = tokenizeContent(`${word.slice(0, at)} ${word.slice(at)}`);
    const found = halves.map((half) => index.search(half, { fuzzy: half.length > 4 ? fuzzy : 0 })[0]?.terms[0] ?? '');
    if (halves.length === 2 && halves.some((half) => found.includes(half)) && search(index, found).size > 0)
      return found;
  }

  return undefined;
}

function boostPages(candidates: Candidates): void {
  const best = listBestSections(candidates);
  for (const candidate of candidates.values()) {
    const { level, path } = candidate.section;
    if (level === 1) candidate.score += PAGE_SHARE * (best.get(path)?.score ?? 0);
  }
}

/**
 * Ranks a page's best section above the page, unless the title matches the whole query, or the section covers too
 * little of it (`MIN_LEADING_COVERAGE`).
 */
function promoteSections(candidates: Candidates, terms: readonly Term[], titles: Titles): void {
  const best = listBestSections(candidates);
  for (const page of candidates.values()) {
    const leading = page.section.level === 1 ? best.get(page.section.path) : undefined;
    if (leading === undefined || leading.score >= page.score) continue;
    const title = titles.get(page.section.path) ?? [];
    if (terms.every(({ matches }) => title.some((word) => matches.has(word)))) continue;
    if (leading.covered >= page.covered * MIN_LEADING_COVERAGE) leading.score = page.score * PRECEDENCE_FACTOR;
  }
}

/** Returns the best section of each page, except the page's first. */
function listBestSections(candidates: Candidates): ReadonlyMap<string, Candidate> {
  const best = new Map<string, Candidate>();
  for (const candidate of candidates.values()) {
    const { level, path } = candidate.section;
    if (level > 1 && candidate.score > (best.get(path)?.score ?? 0)) best.set(path, candidate);
  }
  return best;
}

function sortCandidates(candidates: Candidates): Candidate[] {
  return [...candidates.values()].sort((one, other) => other.score - one.score || one.section.id - other.section.id);
}

/** Returns the fields of a section that are searched. */
function createDocument(section: Section): SectionDocument {
  const { id, path, heading, keywords, description, texts, code } = section;
  const isPage = section.level === 1;
  return {
    id,
    // The path segment counts as title, because readers know names such as `intro-generate` and `open_api_v3` from the
    // address bar.
    title: isPage ? `${heading} ${path.split('/').at(-1) ?? ''}` : '',
    heading: isPage ? '' : heading,
    keywords: keywords.join(' , '),
    description,
    text: texts.join('\n'),
    code: code.join(' '),
  };
}
