import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import type { LoadContext, Plugin, PluginConfig, PluginModule, PluginOptions } from '@docusaurus/types';
import type { PostBuildStep } from '../lib/built-pages/PostBuildStep';
import builtPages from '../plugins/built-pages';
import blog from '../plugins/blog';
import bundler from '../plugins/bundler';
import { createHostingStep } from '../plugins/built-pages/hosting/createHostingStep';
import { createSocialCardsStep } from '../plugins/built-pages/social-cards/createSocialCardsStep';
import { openSampleStore, type SampleStore } from '../lib/samples';
import contractSamples from '../plugins/contract-samples';
import remarkClaimMarks, { type RemarkClaimMarksOptions } from '../plugins/contract-samples/remark/claimMarks';
import remarkContractSamples, { type RemarkContractSamplesOptions } from '../plugins/contract-samples/remark';
import { createFeedItems } from '../plugins/built-pages/machine-readable/createFeedItems';
import { createFilesStep } from '../plugins/built-pages/machine-readable/createFilesStep';
import { createMarkdownStep } from '../plugins/built-pages/machine-readable/createMarkdownStep';
import { createMessagesStep } from '../plugins/built-pages/machine-readable/createMessagesStep';
import { createStructuredDataStep } from '../plugins/built-pages/machine-readable/createStructuredDataStep';
import offline, { OFFLINE_STYLES } from '../plugins/offline';
import { createOfflineStep } from '../plugins/offline/createOfflineStep';
import siteClient, { type HeadScript } from '../plugins/site-client';
import siteSearch from '../plugins/site-search';
import theme from '../plugins/theme';
import tourLessons from '../plugins/tour-lessons';
import { createIndexStep } from '../plugins/site-search/createIndexStep';
import { createOpenSearchStep } from '../plugins/site-search/createOpenSearchStep';
import { createSearchKeyStep } from '../plugins/site-search/createSearchKeyStep';
import { cssLayers } from './cssLayers';
import { isProduction, type SiteOptions } from './env';
import { MESSAGES, SERVED_FILES, SOFTWARE, STARTERS, SUMMARY } from './machineReadable';
import { createSearchOptions } from './search';
import { createSecurityPolicy } from './security';
import { SITE } from './site';

/**
 * Content folders, relative to the project root. Every build, including that of the fixture site, uses this root as its
 * site folder. The paths are relative because client code may import the whole configuration, which must not reveal
 * where the site was built.
 */
export interface ContentFolders {
  docs: string;
  blog: string;
  pages: string;
  sidebars: string;
}

/**
 * Global stylesheets, in cascade order. They share one layer, so between selectors of the same specificity the later
 * file wins.
 */
const STYLESHEETS = [
  'tokens.css',
  'fonts.css',
  'base.css',
  'controls.css',
  'progress.css',
  'prose.css',
  'print.css',
  'cheat-sheet.css',
];

/** Global stylesheets in the last layer, whose rules win over those of all components. */
const OVERRIDES = ['selects.css', 'withoutScripts.css'];

/** Folders whose files named `client.ts` run on every page. */
const CLIENT_FOLDERS = ['src/theme', 'src/blocks', 'src/components', 'src/features', 'src/live'];

/** Client modules of every page that are not in `CLIENT_FOLDERS`, in production and development. */
const CLIENT_MODULES = ['src/client/scrollContainers.ts', 'plugins/site-search/client/index.ts'];

/**
 * Client module that registers the service worker. The development server leaves it out, because only a build writes
 * the worker (`plugins/offline/createOfflineStep.ts`).
 */
const OFFLINE_CLIENT = 'plugins/offline/client/index.ts';

/**
 * Folders whose styles load together with their scripts instead of on every page, by stylesheet name. A folder inside
 * another one has a stylesheet of its own.
 */
const LAZY_STYLES: Readonly<Record<string, string>> = {
  'styles-editor': 'src/live/edit',
  'styles-problems': 'src/live/editor',
  'styles-tour': 'src/live/tour',
  'styles-workbench': 'src/live/workbench',
  'styles-read': 'src/live/workbench/read',
  'styles-search': 'plugins/site-search/client',
  [OFFLINE_STYLES]: 'plugins/offline/client',
};

/**
 * Creates all plugins for the given options.
 *
 * @param clientModules - client modules that only the fixture site needs
 */
export function createPlugins(
  options: SiteOptions,
  folders: ContentFolders,
  clientModules: readonly string[],
): PluginConfig[] {
  // The plugin `contractSamples` fills the store, and `remarkContractSamples` reads it.
  const store = openSampleStore('.');

  return [
    ['@docusaurus/plugin-css-cascade-layers', { layers: cssLayers }],
    ...createContentPlugins(options, folders, store),
    ['@docusaurus/plugin-sitemap', { changefreq: 'weekly', priority: 0.5, lastmod: 'date' } satisfies SitemapOptions],
    // These plugins have no options. They are in arrays, because Knip, which reads the configuration, would call a bare
    // function without a site context.
    [bundler, {}],
    [tourLessons, {}],
    createClientPlugin(options, clientModules),
    configure(contractSamples, {
      pageFolders: [folders.docs, folders.blog, folders.pages],
      store,
    }),
    configure(builtPages, { steps: createPostBuildSteps(options, store) }),
    configure(theme, {
      stylesheets: [
        ...STYLESHEETS.map((name) => `src/css/${name}`),
        ...OVERRIDES.map((name) => `src/overrides/${name}`),
      ],
    }),
    configure(siteSearch, createSearchOptions(options)),
    ...(options.hasOfflineReading ? [configure(offline, { hasSearch: options.hostedSearch === undefined })] : []),
  ];
}

/**
 * Configures the client bundles of the production site and the development server.
 *
 * @param clientModules - client modules that only the fixture site needs. The development server leaves them out,
 *   because the tests of the fixture site run on its build.
 */
function createClientPlugin(options: SiteOptions, clientModules: readonly string[]): PluginConfig {
  return configure(siteClient, {
    folders: CLIENT_FOLDERS,
    modules: [
      ...CLIENT_MODULES,
      ...(options.hasOfflineReading ? [OFFLINE_CLIENT] : []),
      ...clientModules,
      'src/client/start.ts',
    ],
    developmentModules: [...CLIENT_MODULES, 'src/client/development.ts'],
    lazyStyles: LAZY_STYLES,
    headScripts: listHeadScripts(options),
  });
}

/** Lists the scripts in the `<head>` of every page. */
export function listHeadScripts({
  announcement,
  baseUrl,
  hasColorModeSwitch,
  respectsSystemColor,
}: SiteOptions): HeadScript[] {
  const colorMode = { file: 'src/theme/ColorModeToggle/headScript.ts', setup: respectsSystemColor ? 'system' : 'dark' };
  return [
    ...(announcement === undefined
      ? []
      : [{ file: 'src/theme/AnnouncementBar/headScript.ts', setup: announcement.id }]),
    { file: 'src/client/baseUrlBanner/headScript.ts', setup: baseUrl },
    { file: 'src/theme/Choices/headScript.ts' },
    ...(hasColorModeSwitch ? [colorMode] : []),
  ];
}

/** Creates the remark plugins that run on every page. */
function createRemarkPlugins(store: SampleStore): NonNullable<PagesOptions['beforeDefaultRemarkPlugins']> {
  // A production build has proved all blocks before it reads the pages, so it only looks them up. The development
  // server proves each block that it is asked for, so a changed page gets new results.
  const find: RemarkContractSamplesOptions['find'] = isProduction()
    ? (fence) => store.find(fence)
    : (fence) => store.prove(fence);

  return [
    [remarkClaimMarks, { projectFolder: '.' } satisfies RemarkClaimMarksOptions],
    [remarkContractSamples, { projectFolder: '.', find } satisfies RemarkContractSamplesOptions],
  ];
}

function createFeedOptions(store: SampleStore): NonNullable<BlogOptions['feedOptions']> {
  return {
    type: 'all',
    title: `${SITE.name} blog`,
    copyright: SITE.copyright,
    createFeedItems: createFeedItems((id) => store.findMarkdown(id)),
  };
}

/** Configures the content plugins: documentation, blog and pages. */
function createContentPlugins({ editUrl }: SiteOptions, folders: ContentFolders, store: SampleStore): PluginConfig[] {
  const pageOptions = {
    // These run before the default plugins, which would replace the code blocks.
    beforeDefaultRemarkPlugins: createRemarkPlugins(store),
  } satisfies PagesOptions;
  const articleOptions = {
    ...pageOptions,
    // Pages show dates only if the Git history is complete; see `experimental_vcs` in createSiteConfig.ts.
    showLastUpdateTime: true,
    ...(editUrl === undefined ? {} : { editUrl }),
  };

  return [
    [
      '@docusaurus/plugin-content-docs',
      {
        ...articleOptions,
        path: folders.docs,
        routeBasePath: 'docs',
        sidebarPath: folders.sidebars,
        breadcrumbs: true,
      } satisfies DocsOptions,
    ],
    [
      // Docusaurus validates the options with the plugin's own `validateOptions` before it passes them on.
      blog as PluginModule,
      {
        ...articleOptions,
        path: folders.blog,
        routeBasePath: 'blog',
        blogTitle: `${SITE.name} blog`,
        blogDescription: `Articles about ${SITE.name}: contracts, constraints, generated code and how this site is made.`,
        blogSidebarCount: 'ALL',
        showReadingTime: true,
        feedOptions: createFeedOptions(store),
        onInlineAuthors: 'throw',
        onInlineTags: 'throw',
        onUntruncatedBlogPosts: 'throw',
      } satisfies BlogOptions,
    ],
    ['@docusaurus/plugin-content-pages', { ...pageOptions, path: folders.pages } satisfies PagesOptions],
  ];
}

/** Creates the steps that process the built pages, in the order in which they run. */
function createPostBuildSteps(options: SiteOptions, store: SampleStore): PostBuildStep[] {
  const { hostedSearch, searchPagePath } = options;

  return [
    createFilesStep({ examples: 'examples', files: SERVED_FILES, starters: STARTERS }),
    createMessagesStep(MESSAGES),
    createMarkdownStep({ findMarkdown: (id) => store.findMarkdown(id), summary: SUMMARY }),
    createStructuredDataStep(SOFTWARE),
    createSocialCardsStep({
      stylesheet: 'src/css/tokens.css',
      sections: { docs: 'Documentation', blog: 'Blog' },
      cacheFolder: 'node_modules/.cache/social-cards',
    }),
    hostedSearch === undefined ? createIndexStep(searchPagePath) : createSearchKeyStep(hostedSearch),
    createOpenSearchStep(searchPagePath),
    createHostingStep(createSecurityPolicy(options)),
    // Must be the last step, because its manifest lists the sizes and revisions of the final files.
    createOfflineStep(options.hasOfflineReading),
  ];
}

/**
 * Pairs a plugin with its options, and checks the type of the options. The type `PluginConfig` would accept any
 * options.
 */
function configure<Options extends object, Content>(
  plugin: (context: LoadContext, options: Options) => Plugin<Content>,
  options: Options,
): PluginConfig {
  // The cast widens the function to the type that Docusaurus declares for plugins with options.
  return [plugin, options] as [PluginModule, PluginOptions];
}
