import type { JudgedQuery, QueryKind } from './judgedQueries';
import type { SectionQuery } from './sectionQueries';

export interface Relevance {
  queries: number;
  /** Mean reciprocal rank of the first right page among the first five results; 0 without a right page. */
  mrr5: number;
  /** Shares of the queries with a right page among the first one, three, five. */
  success1: number;
  success3: number;
  success5: number;
}

export interface Measurement {
  all: Relevance;
  byKind: Readonly<Record<QueryKind, Relevance>>;
  /** Queries without a right page among the first three, with their actual results. */
  misses: { judged: JudgedQuery; found: string[] }[];
}

/**
 * Runs all queries and compares the results with the expected pages.
 *
 * @param search - gives the paths of the pages found, best first, each once
 */
export function measureRelevance(queries: readonly JudgedQuery[], search: (query: string) => string[]): Measurement {
  const answers = queries.map((judged) => {
    const found = search(judged.query).slice(0, 5);
    return { judged, found, place: found.findIndex((page) => judged.pages.includes(page)) + 1 };
  });
  const kinds = [...new Set(queries.map(({ kind }) => kind))];

  return {
    all: summarize(answers),
    byKind: Object.fromEntries(
      kinds.map((kind) => [kind, summarize(answers.filter(({ judged }) => judged.kind === kind))]),
    ) as Record<QueryKind, Relevance>,
    misses: answers.filter(({ place }) => place === 0 || place > 3).map(({ judged, found }) => ({ judged, found })),
  };
}

export interface SectionMeasurement {
  pages: Relevance;
  /** Share of the queries for symbols and options with a right page among the first three. */
  symbols3: number;
  /** Share of the queries whose first result is a section that answers. */
  section1: number;
}

/** @param search - gives the addresses of the sections found, best first */
export function measureSections(
  queries: readonly SectionQuery[],
  search: (query: string) => readonly string[],
): SectionMeasurement {
  const measure = (measured: readonly SectionQuery[]): Relevance =>
    measureRelevance(measured, (query) => listPages(search(query))).all;
  const first = queries.filter(({ query, sections }) => sections.includes(search(query)[0] ?? ''));
  return {
    pages: measure(queries),
    symbols3: measure(queries.filter(({ asked }) => asked === 'symbols and options')).success3,
    section1: first.length / queries.length,
  };
}

/** @returns the paths of the pages of sections, each once */
export function listPages(addresses: readonly string[]): string[] {
  return [...new Set(addresses.map((address) => address.replace(/#.*/, '')))];
}

function summarize(answers: readonly { place: number }[]): Relevance {
  const share = (isHit: (place: number) => boolean): number =>
    answers.filter(({ place }) => isHit(place)).length / answers.length;

  return {
    queries: answers.length,
    mrr5: answers.reduce((sum, { place }) => sum + (place === 0 ? 0 : 1 / place), 0) / answers.length,
    success1: share((place) => place === 1),
    success3: share((place) => place > 0 && place <= 3),
    success5: share((place) => place > 0),
  };
}
