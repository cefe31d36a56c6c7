import logger from '@docusaurus/logger';
import type { Config } from '@docusaurus/types';
import { TITLE_DELIMITER } from '../lib/html/cutSiteName';
import { substituteVersion } from '../lib/samples';
import { createHeadTags } from './headTags';
import { type ContentFolders, createPlugins } from './plugins';
import { isProduction, type SiteOptions } from './env';
import { explainMissingDates, readHistory } from './readHistory';
import { SITE } from './site';
import { createThemeConfig } from './themeConfig';

/** What pages may know of the site besides what the generator tells them, see `src/components/site/useSite.ts`. */
const CUSTOM_FIELDS = {
  version: SITE.version,
  description: SITE.description,
  repository: SITE.repository,
  issues: SITE.issues,
  playground: SITE.playground,
};

const HISTORY = readHistory(__dirname);

const MISSING_DATES = explainMissingDates(HISTORY);
if (MISSING_DATES !== undefined && isProduction()) logger.info(MISSING_DATES);

const FUTURE: NonNullable<Config['future']> = {
  v4: true,
  // Wrong dates are worse than none.
  ...(HISTORY === 'whole' ? {} : { experimental_vcs: 'disabled' }),
  faster: {
    swcJsLoader: true,
    swcJsMinimizer: true,
    swcHtmlMinimizer: true,
    lightningCssMinimizer: true,
    mdxCrossCompilerCache: true,
    rspackBundler: true,
    // It does not know the compiler, the examples and our plugins: pages would keep what an older compiler said.
    rspackPersistentCache: false,
    ssgWorkerThreads: true,
    gitEagerVcs: true,
  },
};

const MARKDOWN: NonNullable<Config['markdown']> = {
  emoji: false,
  mdx1Compat: { comments: false, admonitions: false, headingIds: true },
  preprocessor: ({ fileContent }) => substituteVersion(fileContent),
  hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
};

/**
 * Puts the parts of a site together: this one, or a smaller one that tests the same parts with other options and other content.
 *
 * @param clientModules modules of the client besides those of every site
 */
export function createSiteConfig(options: SiteOptions, folders: ContentFolders, clientModules: string[] = []): Config {
  return {
    title: SITE.name,
    tagline: SITE.tagline,
    titleDelimiter: TITLE_DELIMITER,
    favicon: 'favicon.ico',
    url: options.url,
    baseUrl: options.baseUrl,
    organizationName: SITE.organization,
    projectName: SITE.project,
    customFields: CUSTOM_FIELDS,
    i18n: {
      defaultLocale: 'en',
      locales: ['en'],
      // The words of the interface are in the components, so there are no translation files.
      localeConfigs: { en: { label: 'English', htmlLang: 'en', translate: false } },
    },

    // Ours is in `headTags`: the generator's waits for its own application.
    baseUrlIssueBanner: false,
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'warn',
    onDuplicateRoutes: 'warn',

    // Short, stable names of what is kept in the browser (`theme`, …): the site has its address for itself.
    storage: { type: 'localStorage', namespace: false },
    future: FUTURE,

    markdown: MARKDOWN,

    // Under their own names: the grammar that colors our pages, for editors, and a program that a guide runs.
    staticDirectories: ['static', 'lib/grammar/download', 'examples/download'],

    headTags: createHeadTags(options),
    plugins: createPlugins(options, folders, clientModules),
    themeConfig: createThemeConfig(options),
  };
}
