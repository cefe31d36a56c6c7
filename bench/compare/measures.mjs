import { measureInteractions } from './parts/measureInteractions.mjs';
import { measureLighthouse } from './parts/measureLighthouse.mjs';
import { measurePages, summarizePages } from './parts/measurePages.mjs';
import { measureWalks } from './parts/measureWalks.mjs';

/** @typedef {import('./results').Results} Results */
/** @typedef {import('./prepareSites.mjs').Prepared & {browser: import('@playwright/test').Browser, executablePath: string, options: import('./readOptions.mjs').Options}} Setting */

const USUAL_PAGES = ['/docs/emitters/java', '/docs/language/types', '/blog/type-constraints', '/'];

/**
 * The parts that need a browser and all sites.
 *
 * @type {Record<'pages' | 'navigation' | 'interaction' | 'lighthouse', (setting: Setting) => Promise<Results>>}
 */
export const MEASURES = {
  pages: async ({ browser, sites, routes, options }) => {
    const pages = await measurePages(browser, sites, options.pages ?? USUAL_PAGES, options.runs);
    if (!options.all) return { pages };
    const allPages = await measurePages(browser, sites, routes, options.runs);

    return { pages: [...pages, ...summarizePages(allPages, `mean of ${routes.length} pages`)], allPages };
  },
  navigation: async ({ browser, sites, routes, options }) => ({
    navigation: await measureWalks(browser, sites, routes, options.runs),
  }),
  interaction: async ({ browser, sites, options }) => ({
    interaction: await measureInteractions(browser, sites[0]?.address ?? '', options.runs),
  }),
  lighthouse: async ({ browser, executablePath, sites, options }) => {
    const routes = options.pages ?? USUAL_PAGES;

    return { lighthouse: await measureLighthouse(browser, executablePath, sites, routes, options.runs) };
  },
};
