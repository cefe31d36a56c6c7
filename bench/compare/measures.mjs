import { measureInteractions, writeInteractions } from './parts/measureInteractions.mjs';
import { measureLighthouse, writeLighthouse } from './parts/measureLighthouse.mjs';
import { measureWalks, writeWalks } from './parts/measureWalks.mjs';
import { measurePages, summarizePages, writePages, writeSummary } from './parts/measurePages.mjs';

/** @typedef {import('./readOptions.mjs').Options} Options */
/** @typedef {{figures: Record<string, unknown>, sections: string[], summary: string}} Report `summary` is the table for the README */
/** @typedef {import('./prepareSites.mjs').Prepared & {browser: import('@playwright/test').Browser, executablePath: string, options: Options, report: Report}} Setting */

const USUAL_PAGES = ['/docs/emitters/java', '/docs/language/types', '/blog/type-constraints', '/'];

/**
 * The parts that need a browser and all sites; each puts its figures and tables into the report.
 *
 * @type {Record<'pages' | 'navigation' | 'interaction' | 'lighthouse', (setting: Setting) => Promise<void>>}
 */
export const MEASURES = {
  pages: async ({ browser, sites, routes, options, report }) => {
    const rows = await measurePages(browser, sites, options.pages ?? USUAL_PAGES, options.runs);
    if (options.all) {
      const all = await measurePages(browser, sites, routes, options.runs);
      rows.push(...summarizePages(all, `mean of ${routes.length} pages`));
      report.figures.allPages = all;
    }
    report.figures.pages = rows;
    report.sections.push(writePages(rows));
    report.summary = writeSummary(rows);
  },
  navigation: async ({ browser, sites, routes, options, report }) => {
    const rows = await measureWalks(browser, sites, routes, options.runs);
    report.figures.navigation = rows;
    report.sections.push(writeWalks(rows));
  },
  interaction: async ({ browser, sites, options, report }) => {
    const rows = await measureInteractions(browser, sites[0]?.address ?? '', options.runs);
    report.figures.interaction = rows;
    report.sections.push(writeInteractions(rows));
  },
  lighthouse: async ({ executablePath, sites, options, report }) => {
    const rows = await measureLighthouse(executablePath, sites, options.pages ?? USUAL_PAGES, options.runs);
    report.figures.lighthouse = rows;
    report.sections.push(writeLighthouse(rows));
  },
};
