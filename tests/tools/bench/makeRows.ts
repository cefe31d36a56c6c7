import type { BuildRow, GrowthRow, PageRow, ScoreRow, WalkRow } from '../../../bench/compare/results';

const FIGURES: PageRow['read'] = {
  ...{ script: 100, layout: 200, style: 11, task: 900, blocking: 50, longest: 80, lcp: 500, cls: 0, requests: 33 },
  ...{ total: 90, documents: 40, scripts: 20, styles: 14, fonts: 12, images: 3, rest: 1 },
};

const nameSite = (site: string) => `the site ${site}`;

/** A page in a site, with figures that stay the same but for those given. */
export function makePageRow(route: string, site: string, figures: Partial<PageRow['read']> = {}): PageRow {
  const read = { ...FIGURES, ...figures };

  return { route, site, name: nameSite(site), read, scrolled: { ...read, script: read.script * 10 } };
}

export function makeScoreRow(route: string, site: string, performance: number): ScoreRow {
  return { route, site, name: nameSite(site), performance };
}

/** Navigation in a site; each figure is a multiple of the median. */
export function makeWalkRow(site: string, medianMs: number): WalkRow {
  const times = { medianMs, p95Ms: 2 * medianMs, worstMs: 3 * medianMs };

  return {
    ...{ site, name: nameSite(site), links: 51, repeated: 0, fetched: 1.2 },
    ...{ ...times, medianClickMs: medianMs / 2, p95ClickMs: 1.5 * medianMs },
  };
}

export function makeBuildRow(site: string, seconds: number): BuildRow {
  return { site, name: nameSite(site), pages: 60, seconds, peakMb: 20 * seconds };
}

export function makeGrowthRow(pages: number, seconds: number): GrowthRow {
  return { pages, seconds, peakMb: 1000 + pages, indexKb: 90, queryP95Ms: 1.3 };
}
