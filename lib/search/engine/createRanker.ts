import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { tokenize, tokenizeContent, tokenizeQuery, toKey } from '../tokenize';
import { createCoverage } from './createCoverage';
import { createPhraseFactor } from './createPhraseFactor';
import { type Alternative, expandQuery, type Term } from './expandQuery';
import { isTransposition } from './isTransposition';
import type { Section } from './SearchIndex';

export interface RankedSection {
  section: Section;
  score: number;
  /** Words of the index that matched, for marking them in the texts. */
  matches: ReadonlySet<string>;
}

/** Ranks the sections that answer a query, best first. */
export type Ranker = (query: string) => RankedSection[];

/** Weights of the fields of a section. A page about a topic names it in its title and keywords; other pages only mention it. */
const BOOST = { title: 7, keywords: 6, heading: 5, description: 2, text: 1, code: 0.3 } as const;

const FIELDS = Object.keys(BOOST) as (keyof typeof BOOST)[];

const PREFIX_WEIGHT = 0.55;
const FUZZY_WEIGHT = 0.6;

/** Documentation before pages that promote, and those before articles. */
const RANK_FACTOR: Readonly<Record<number, number>> = { 3: 1, 2: 0.72, 1: 0.55 };

/** Factor if the page's title equals the query. */
const EXACT_TITLE_FACTOR = 2.6;

/** Factor if one of the page's keywords equals the query: its author says that the page is about it. */
const EXACT_KEYWORD_FACTOR = 2;

/** Exponent of the share of the query that a section covers. */
const COVERAGE_POWER = 1.5;

/** A section below this share of the best score is noise, as is one that covers less than half as much of the query as the best one. */
const NOISE = 0.04;

/** Share of the best other section's score that a page's first section receives: several matching sections suggest a page about the topic. */
const PAGE_SHARE = 0.3;

/** A section that must precede another gets this multiple of its score. */
const AHEAD = 1.001;

/** So many of the best sections are read for the query as a phrase; reading all of them would take too long. */
const READ_SECTIONS = 50;

/**
 * Builds the index in memory.
 *
 * @returns a function that answers queries; it never throws, whatever the query
 */
export function createRanker(sections: readonly Section[]): Ranker {
  const index = new MiniSearch<Section>({
    fields: FIELDS,
    extractField: readField,
    tokenize: tokenizeContent,
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], boost: BOOST, bm25: { k: 1.2, b: 0.4, d: 0.2 } },
  });
  index.addAll(sections);
  const subjects = new Map(sections.filter(({ level }) => level === 1).map((page) => [page.id, readSubject(page)]));
  const pages = new Map(sections.filter(({ level }) => level === 1).map(({ id, path }) => [path, id]));
  const named = groupByHeading(sections);
  const findPhrase = createPhraseFactor(sections);

  return (query) => {
    const terms = expandQuery(query);
    const candidates = new Map<number, Candidate>();
    const coverage = createCoverage(sections);
    for (const term of terms) coverage.add(term, collectTerm(index, term, candidates));
    if (candidates.size === 0) return [];

    const asked = readWording(query);
    for (const [id, candidate] of candidates) {
      const [section, subject] = [sections[id], subjects.get(id)];
      if (section === undefined) continue;
      candidate.score *= coverage.read(id) ** COVERAGE_POWER * (RANK_FACTOR[section.rank] ?? 1);
      if (subject !== undefined) weighSubject(candidate, subject, asked);
    }
    const readFactor = findPhrase(query);
    if (readFactor) for (const [id, candidate] of takeBest(candidates, READ_SECTIONS)) boost(candidate, readFactor(id));
    shareWithinPages(sections, candidates);
    for (const id of named.get(asked.significantWords) ?? [])
      preferToPage(candidates.get(id), candidates.get(pages.get(sections[id]?.path ?? '') ?? -1));
    dropNoise(candidates);

    return [...candidates]
      .flatMap(([id, { score, matches }]) => {
        const section = sections[id];
        return section === undefined ? [] : [{ section, score, matches }];
      })
      .sort((one, other) => other.score - one.score || one.section.id - other.section.id);
  };
}

interface Candidate {
  score: number;
  /** The part of the score that comes from more than single words, as a factor. */
  boost: number;
  /** How many of the things asked for were found. */
  terms: number;
  matches: Set<string>;
}

type Scores = Map<number, { score: number; matches: string[] }>;

/**
 * Adds the best alternative of a term to every section that has one.
 *
 * @returns the places of those sections
 */
function collectTerm(
  index: MiniSearch<Section>,
  { alternatives, weight }: Term,
  candidates: Map<number, Candidate>,
): Iterable<number> {
  const best: Scores = new Map();
  for (const alternative of alternatives) {
    for (const [id, found] of scoreAlternative(index, alternative)) {
      const known = best.get(id);
      if (known === undefined) best.set(id, found);
      else best.set(id, { score: Math.max(known.score, found.score), matches: [...known.matches, ...found.matches] });
    }
  }
  for (const [id, { score, matches }] of best) {
    const candidate = candidates.get(id) ?? { score: 0, boost: 1, terms: 0, matches: new Set<string>() };
    candidate.score += score * weight;
    candidate.terms += 1;
    for (const match of matches) candidate.matches.add(match);
    candidates.set(id, candidate);
  }
  return best.keys();
}

/** A phrase counts where all its words are, with their mean. */
function scoreAlternative(index: MiniSearch<Section>, { words, weight, isOpen = false }: Alternative): Scores {
  let all: Scores | undefined;
  for (const word of words) {
    const found = scoreWord(index, word, weight < 1 ? 'exact' : isOpen && word === words.at(-1) ? 'open' : 'finished');
    if (all === undefined) {
      all = found;
      continue;
    }
    for (const [id, known] of all) {
      const other = found.get(id);
      if (other === undefined) all.delete(id);
      else all.set(id, { score: known.score + other.score, matches: [...known.matches, ...other.matches] });
    }
  }
  for (const found of all?.values() ?? []) found.score *= weight / words.length;

  return all ?? new Map<number, never>();
}

/** How much a word may differ from those of the texts: not at all; by its end, which is not written yet; or by mistakes. */
type Tolerance = 'exact' | 'open' | 'finished';

/** A word as it is written; the last one also as the beginning of a longer one; and when no text has it, as a beginning or a misspelling. */
function scoreWord(index: MiniSearch<Section>, word: string, tolerance: Tolerance): Scores {
  const search = (prefix: boolean): SearchResult[] =>
    index.search(word, { prefix: prefix && word.length > 1, weights: { prefix: PREFIX_WEIGHT, fuzzy: FUZZY_WEIGHT } });
  let results = search(tolerance === 'open');
  const isKnown = results.some(({ terms }) => terms.includes(word));
  if (!isKnown && tolerance !== 'exact')
    results = [...search(true), ...searchEndings(index, word), ...searchMisspelled(index, word)];
  if (results.length === 0 && tolerance !== 'exact') results = searchParts(index, word);
  const scores: Scores = new Map();
  for (const { id, score, terms } of results) {
    const known = scores.get(Number(id));
    if (known === undefined || known.score < score)
      scores.set(Number(id), { score, matches: [...terms, ...(known?.matches ?? [])] });
  }
  return scores;
}

/** What has all parts of a name that no text has as it is written: `@Deprecated` finds `deprecated`. */
function searchParts(index: MiniSearch<Section>, word: string): SearchResult[] {
  const queries = tokenize(word).filter((part) => part !== word && /\p{L}/u.test(part));

  return queries.length === 0 ? [] : index.search({ queries, combineWith: 'AND' });
}

/** An ending that a word of a question has and the same word of an answer need not have. */
const ENDING = /(?:ing|ed|er|or|ation|ion|able|ly|ment|e|y)s?$/;

/** What begins as the word does without its ending: `uploading` finds `upload`, and `deprecate` finds `deprecated`. */
function searchEndings(index: MiniSearch<Section>, word: string): SearchResult[] {
  const stem = word.replace(ENDING, '');
  if (stem === word || stem.length < 4 || !/^[a-z]+$/.test(stem)) return [];

  return index.search(stem, { prefix: true, weights: { prefix: PREFIX_WEIGHT, fuzzy: FUZZY_WEIGHT } });
}

/** One wrong letter in words of 4 to 7, two in longer ones; two neighbors that changed places are one mistake. A plural of `enmu` looks like no plural, so it is tried without its `s` too. */
function searchMisspelled(index: MiniSearch<Section>, word: string): SearchResult[] {
  if (word.length < 4 || !/^\p{L}[\p{L}\p{N}]*$/u.test(word)) return [];
  const options = (distance: number): SearchOptions => ({
    fuzzy: distance,
    weights: { prefix: PREFIX_WEIGHT, fuzzy: FUZZY_WEIGHT },
  });
  const near = index.search(word, options(1));
  if (near.length > 0) return near;
  const far = index.search(word, options(2));
  const found = word.length > 7 ? far : far.filter(({ terms }) => terms.some((term) => isTransposition(term, word)));

  return found.length === 0 && word.endsWith('s') ? searchMisspelled(index, word.slice(0, -1)) : found;
}

/** Lifts a place for more than its words, and notes by how much, so that the others do not become noise. */
function boost(candidate: Candidate, factor: number): void {
  candidate.score *= factor;
  candidate.boost *= factor;
}

/** Drops sections that answer too little of the query; boosted scores do not raise the bar for the others. */
function dropNoise(candidates: Map<number, Candidate>): void {
  let bestScore = 0;
  let mostTerms = 0;
  for (const { score, boost: boosted, terms } of candidates.values()) {
    bestScore = Math.max(bestScore, score / boosted);
    mostTerms = Math.max(mostTerms, terms);
  }
  for (const [id, { score, terms }] of candidates) {
    if (score < bestScore * NOISE || terms * 2 < mostTerms) candidates.delete(id);
  }
}

function takeBest(candidates: ReadonlyMap<number, Candidate>, count: number): [number, Candidate][] {
  return [...candidates].sort(([, one], [, other]) => other.score - one.score).slice(0, count);
}

function shareWithinPages(sections: readonly Section[], candidates: ReadonlyMap<number, Candidate>): void {
  const bestOfPage = new Map<string, number>();
  for (const [id, { score }] of candidates) {
    const section = sections[id];
    if (section !== undefined && section.level > 1)
      bestOfPage.set(section.path, Math.max(score, bestOfPage.get(section.path) ?? 0));
  }
  for (const [id, candidate] of candidates) {
    const section = sections[id];
    if (section?.level === 1) candidate.score += PAGE_SHARE * (bestOfPage.get(section.path) ?? 0);
  }
}

/** The subsections of pages by the significant words of their headings, without those that only repeat their parent's heading. */
function groupByHeading(sections: readonly Section[]): Map<string, number[]> {
  const ids = new Map<string, number[]>();
  for (const { id, level, headings } of sections) {
    if (level === 1) continue;
    const [significantWords = '', ...above] = headings
      .map((heading) => readWording(heading ?? '').significantWords)
      .reverse();
    if (above.includes(significantWords)) continue;
    ids.set(significantWords, [...(ids.get(significantWords) ?? []), id]);
  }

  return ids;
}

/** Ranks a section whose heading equals the query above its page, which may only have it as a keyword. */
function preferToPage(section: Candidate | undefined, page: Candidate | undefined): void {
  if (section !== undefined && page !== undefined) section.score = Math.max(section.score, page.score * AHEAD);
}

function readField(section: Section, field: string): string {
  const heading = section.headings.at(-1) ?? '';
  const isPage = section.level === 1;
  const fields: Readonly<Record<string, string>> = {
    id: String(section.id),
    // The path is a title too: readers know `intro-generate` and `open_api_v3` from the address bar.
    title: isPage ? `${heading} ${section.path.split('/').at(-1) ?? ''}` : '',
    heading: isPage ? '' : heading,
    keywords: section.keywords.join(' , '),
    description: section.description,
    text: section.texts.join('\n'),
    code: section.code.join(' '),
  };
  return fields[field] ?? '';
}

/** A text in the ways it is compared with queries. */
interface Wording {
  /** All its words. */
  key: string;
  /** Without stop words: questions and the headings that answer them differ in their small words. */
  significantWords: string;
}

function readWording(text: string): Wording {
  return { key: toKey(text), significantWords: tokenizeQuery(text).sort().join(' ') };
}

/** The topics that a page declares. */
interface Subject {
  titleKey: string;
  /** The significant words of each keyword. */
  keywords: ReadonlySet<string>;
}

function readSubject({ headings, keywords }: Section): Subject {
  return {
    titleKey: toKey(headings.at(-1) ?? ''),
    keywords: new Set(keywords.map((keyword) => readWording(keyword).significantWords)),
  };
}

/** Boosts a page whose title or one of whose keywords equals the query. */
function weighSubject(candidate: Candidate, { titleKey, keywords }: Subject, asked: Wording): void {
  if (titleKey === asked.key) candidate.score *= EXACT_TITLE_FACTOR;
  if (keywords.has(asked.significantWords)) boost(candidate, EXACT_KEYWORD_FACTOR);
}
