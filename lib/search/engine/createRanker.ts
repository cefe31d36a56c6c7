import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { tokenizeContent, tokenizeQuery, toKey } from '../tokenize';
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

/** What the fields of a section are worth. A page about a thing has it in its title and its keywords; the others mention it. */
const BOOST = {
  title: 8,
  keywords: 5,
  heading: 5,
  parents: 1.3,
  description: 2,
  subjects: 1.5,
  text: 1,
  code: 0.3,
} as const;

const FIELDS = Object.keys(BOOST) as (keyof typeof BOOST)[];

const PREFIX_WEIGHT = 0.55;
const FUZZY_WEIGHT = 0.6;

/** Documentation before pages that promote, and those before articles. */
const RANK_FACTOR: Readonly<Record<number, number>> = { 3: 1, 2: 0.72, 1: 0.55 };

/** The heading is exactly what was asked for. */
const EXACT_TITLE_FACTOR = 2.6;
const EXACT_HEADING_FACTOR = 1.5;

/** One of the page's keywords is exactly what was asked for: its author says that the page is about it. */
const EXACT_KEYWORD_FACTOR = 2;
/** The other sections of such a page. */
const NEAR_KEYWORD_FACTOR = 1.25;

/** Between the cells of a table row. */
const CELL = ' · ';

/** A section with less than this share of the best score is noise, as is one with less than half of what the best one has of the query. */
const NOISE = 0.04;

/** Share of its best other section that a page's first section gets: several places about a thing make a page about it. */
const PAGE_SHARE = 0.3;

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
  const keywords = collectKeywords(sections);
  const headings = sections.map((section) => readHeading(section, keywords.get(section.path)));
  const findPhrase = createPhraseFactor(sections);

  return (query) => {
    const terms = expandQuery(query);
    const candidates = new Map<number, Candidate>();
    for (const term of terms) collectTerm(index, term, candidates);
    if (candidates.size === 0) return [];

    const asked = readWording(query);
    for (const [id, candidate] of candidates) {
      const [section, heading] = [sections[id], headings[id]];
      if (section === undefined || heading === undefined) continue;
      candidate.score *= (candidate.terms / terms.length) ** 2 * (RANK_FACTOR[section.rank] ?? 1);
      weighHeading(candidate, heading, asked);
    }
    const readFactor = findPhrase(query);
    if (readFactor) for (const [id, candidate] of takeBest(candidates, READ_SECTIONS)) boost(candidate, readFactor(id));
    shareWithinPages(sections, candidates);
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

/** Adds the best alternative of a term to every section that has one. */
function collectTerm(index: MiniSearch<Section>, { alternatives }: Term, candidates: Map<number, Candidate>): void {
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
    candidate.score += score;
    candidate.terms += 1;
    for (const match of matches) candidate.matches.add(match);
    candidates.set(id, candidate);
  }
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
  if (!isKnown && tolerance !== 'exact') results = [...search(true), ...searchMisspelled(index, word)];
  const scores: Scores = new Map();
  for (const { id, score, terms } of results) {
    const known = scores.get(Number(id));
    if (known === undefined || known.score < score)
      scores.set(Number(id), { score, matches: [...terms, ...(known?.matches ?? [])] });
  }
  return scores;
}

/** One wrong letter in words of 4 to 7, two in longer ones; two neighbors that changed places are one mistake. */
function searchMisspelled(index: MiniSearch<Section>, word: string): SearchResult[] {
  if (word.length < 4 || !/^\p{L}[\p{L}\p{N}]*$/u.test(word)) return [];
  const options = (distance: number): SearchOptions => ({
    fuzzy: distance,
    weights: { prefix: PREFIX_WEIGHT, fuzzy: FUZZY_WEIGHT },
  });
  const near = index.search(word, options(1));
  if (near.length > 0) return near;
  const far = index.search(word, options(2));

  return word.length > 7 ? far : far.filter(({ terms }) => terms.some((term) => isTransposition(term, word)));
}

/** Lifts a place for more than its words, and notes by how much, so that the others do not become noise. */
function boost(candidate: Candidate, factor: number): void {
  candidate.score *= factor;
  candidate.boost *= factor;
}

/** What answers only a little of the query; a place that was boosted makes no noise of the others. */
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

function readField(section: Section, field: string): string {
  const heading = section.headings.at(-1) ?? '';
  const isPage = section.level === 1;
  const fields: Readonly<Record<string, string>> = {
    id: String(section.id),
    // The path is a title too: readers know `intro-generate` and `open_api_v3` from the address bar.
    title: isPage ? `${heading} ${section.path.split('/').at(-1) ?? ''}` : '',
    heading: isPage ? '' : heading,
    parents: section.headings.slice(0, -1).join(' '),
    keywords: section.keywords.join(' , '),
    description: section.description,
    // The first cell of a table row is what the row is about.
    subjects: section.texts
      .flatMap((text) => (text.includes(CELL) ? [text.slice(0, text.indexOf(CELL))] : []))
      .join('\n'),
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

/** What a place says of itself. */
interface Heading extends Wording {
  isTitle: boolean;
  /** The significant words of each keyword of its page. */
  keywords: ReadonlySet<string>;
}

function readHeading({ headings, level }: Section, keywords: ReadonlySet<string> = new Set()): Heading {
  return { ...readWording(headings.at(-1) ?? ''), isTitle: level === 1, keywords };
}

/** The significant words of each keyword, by the page. */
function collectKeywords(sections: readonly Section[]): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    sections
      .filter(({ keywords }) => keywords.length > 0)
      .map(({ path, keywords }) => [path, new Set(keywords.map((keyword) => readWording(keyword).significantWords))]),
  );
}

/** Lifts a place whose heading, or a keyword of whose page, is what was asked for. */
function weighHeading(candidate: Candidate, heading: Heading, asked: Wording): void {
  const { isTitle, key, significantWords, keywords } = heading;
  if (isTitle ? key === asked.key : significantWords === asked.significantWords)
    candidate.score *= isTitle ? EXACT_TITLE_FACTOR : EXACT_HEADING_FACTOR;
  if (keywords.has(asked.significantWords)) boost(candidate, isTitle ? EXACT_KEYWORD_FACTOR : NEAR_KEYWORD_FACTOR);
}
