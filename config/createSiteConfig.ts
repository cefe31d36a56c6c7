import logger from '@docusaurus/logger';
import type { Config } from '@docusaurus/types';
import { TITLE_DELIMITER } from '../lib/html/removeSiteName';
import { substituteVersion } from '../lib/samples';
import { createHeadTags } from './headTags';
import { type ContentFolders, createPlugins } from './plugins';
import { isProduction, type SiteOptions } from './env';
import { describeMissingDates, detectGitHistory } from './detectGitHistory';
import { SITE } from './site';
import { createThemeConfig } from './themeConfig';

/** Properties of the site that Docusaurus does not provide to pages. `src/components/site/useSite.ts` reads them. */
const CUSTOM_FIELDS = {
  version: SITE.version,
  description: SITE.description,
  repository: SITE.repository,
  issues: SITE.issues,
  playground: SITE.playground,
};

const GIT_HISTORY = detectGitHistory(__dirname);

const MISSING_DATES = describeMissingDates(GIT_HISTORY);
if (MISSING_DATES !== undefined && isProduction()) logger.info(MISSING_DATES);

const FUTURE: NonNullable<Config['future']> = {
  // Turns on the changes of Docusaurus 4, and all options of `faster` that are not set here.
  v4: true,
  // With an incomplete Git history, the update dates would be wrong, so pages show none.
  ...(GIT_HISTORY === 'complete' ? {} : { experimental_vcs: 'disabled' }),
  // The persistent cache does not notice changes to the compiler, the examples or our plugins, so pages would show
  // outdated output.
  faster: { rspackPersistentCache: false },
};

const MARKDOWN: NonNullable<Config['markdown']> = {
  emoji: false,
  mdx1Compat: { headingIds: true },
  preprocessor: ({ fileContent }) => substituteVersion(fileContent),
  hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
};

/**
 * Creates the configuration of this site or of the fixture site, on which browser tests run the same code with other
 * options and content.
 *
 * @param clientModules - client modules that only the fixture site needs
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
      // The components contain all strings of the interface, so there are no translation files.
      localeConfigs: { en: { label: 'English', htmlLang: 'en', translate: false } },
    },

    // `src/client/baseUrlBanner` replaces the banner of Docusaurus, which needs the React application that we do not
    // ship.
    baseUrlIssueBanner: false,
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'warn',
    onDuplicateRoutes: 'warn',

    // No namespace, because no other site shares this origin. The storage keys (`theme`, …) stay short and stable.
    storage: { type: 'localStorage', namespace: false },
    future: FUTURE,

    markdown: MARKDOWN,

    // `lib/grammar/download` contains the grammar file for editors. `examples/download` contains the programs that
    // readers download.
    staticDirectories: ['static', 'lib/grammar/download', 'examples/download'],

    headTags: createHeadTags(options),
    plugins: createPlugins(options, folders, clientModules),
    themeConfig: createThemeConfig(options),
  };
}
