import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import type { Options as ThemeOptions } from '@docusaurus/theme-classic';
import type {
  LoadContext,
  OptionValidationContext,
  Plugin,
  PluginConfig,
  PluginModule,
  PluginOptions,
} from '@docusaurus/types';
import type { PostBuildStep } from '../lib/built-pages/PostBuildStep';
import absolutePaths from '../plugins/absolute-paths';
import browserCompiler from '../plugins/browser-compiler';
import builtPages from '../plugins/built-pages';
import { createHostingStep } from '../plugins/built-pages/hosting/createHostingStep';
import { createSecretsStep } from '../plugins/built-pages/hosting/createSecretsStep';
import { createColorSwitchStep } from '../plugins/built-pages/color-switch/createColorSwitchStep';
import { createDrawingsStep } from '../plugins/built-pages/drawings/createDrawingsStep';
import { createFirstScreenStep } from '../plugins/built-pages/first-screen/createFirstScreenStep';
import { createIconsStep } from '../plugins/built-pages/icons/createIconsStep';
import { createSocialCardsStep } from '../plugins/built-pages/social-cards/createSocialCardsStep';
import { createStylesStep } from '../plugins/built-pages/styles/createStylesStep';
import { openSampleStore, type SampleStore } from '../lib/samples';
import remarkClaimMarks, { type RemarkClaimMarksOptions } from '../plugins/claim-marks/remark';
import contractSamples from '../plugins/contract-samples';
import remarkContractSamples, { type RemarkContractSamplesOptions } from '../plugins/contract-samples/remark';
import { createFeedItems } from '../plugins/machine-readable/createFeedItems';
import { createFilesStep } from '../plugins/machine-readable/createFilesStep';
import { createMarkdownStep } from '../plugins/machine-readable/createMarkdownStep';
import { createMessagesStep } from '../plugins/machine-readable/createMessagesStep';
import { createStructuredDataStep } from '../plugins/machine-readable/createStructuredDataStep';
import fontsAsFiles from '../plugins/fonts-as-files';
import navbarItems from '../plugins/navbar-items';
import offline, { OFFLINE_STYLES } from '../plugins/offline';
import { createOfflineStep } from '../plugins/offline/createOfflineStep';
import hoverStyles from '../plugins/hover-styles';
import textBreakpoints from '../plugins/text-breakpoints';
import siteClient from '../plugins/site-client';
import siteSearch from '../plugins/site-search';
import tourLessons from '../plugins/tour-lessons';
import { createIndexStep } from '../plugins/site-search/createIndexStep';
import { createOpenSearchStep } from '../plugins/site-search/createOpenSearchStep';
import { createSearchKeyStep } from '../plugins/site-search/createSearchKeyStep';
import { cssLayers } from './cssLayers';
import { createBlockFinder } from './createBlockFinder';
import { isProduction, readSecrets, type SiteOptions } from './env';
import { OTHER_WORDS } from './otherWords';
import { MESSAGES, SERVED_FILES, SOFTWARE, SUMMARY } from './machineReadable';
import { explainMissingDates, readHistory } from './readHistory';
import { createSearchOptions } from './search';
import { createSecurityPolicy } from './security';
import { AVATAR, LOGOS, SITE } from './site';

/**
 * Where the content is, seen from the root of the project, which is the site's folder of every build. Scripts may import the whole configuration, so a path in it
 * must not tell where the site was built.
 */
export interface ContentFolders {
  docs: string;
  blog: string;
  pages: string;
  sidebars: string;
}

/**
 * The site's own stylesheets. Each kind of page gets what it uses of them, see `plugins/built-pages`. All are of one layer, in which a later one wins where selectors weigh the
 * same.
 */
const STYLESHEETS = [
  'tokens.css',
  'fonts.css',
  'infima.css',
  'base.css',
  'buttons.css',
  'islands.css',
  'navbar.css',
  'docs.css',
  'print.css',
  'blog.css',
  'blog-lists.css',
  'doc-page.css',
  'cheat-sheet.css',
  'page-menu.css',
];

/** What the client adds to pages in development as well. */
const LIVE_MODULES = [
  'src/live/edit/index.ts',
  'src/live/tour/index.ts',
  'src/live/play/index.ts',
  'plugins/site-search/client/index.ts',
];

/** What the client of every site adds to its pages, see `src/client`. */
const CLIENT_MODULES = ['src/client/shell/index.ts', 'src/client/article/index.ts', ...LIVE_MODULES];

/** Keeps pages on the reader's device. Without it no page registers a service worker. */
const OFFLINE_CLIENT = 'plugins/offline/client/index.ts';

/** Folders whose styles come with the scripts that need them, and not with every page, each with the name of its stylesheet. */
const LATE_STYLES: Readonly<Record<string, string>> = {
  'styles-editor': 'src/live/edit',
  'styles-tour': 'src/live/tour',
  'styles-playground': 'src/live/play',
  'styles-search': 'plugins/site-search/client',
  [OFFLINE_STYLES]: 'plugins/offline/client',
};

/** Everything that runs in a build for the given options, plugins and themes, with their settings. */
export function createPlugins(
  options: SiteOptions,
  folders: ContentFolders,
  clientModules: readonly string[],
): PluginConfig[] {
  // One store: the plugin fills it, the remark step reads it.
  const store = openSampleStore('.');

  return [
    ['@docusaurus/plugin-css-cascade-layers', { layers: cssLayers }],
    ...createContentPlugins(options, folders, store),
    ['@docusaurus/plugin-sitemap', { changefreq: 'weekly', priority: 0.5, lastmod: 'date' } satisfies SitemapOptions],
    absolutePaths,
    fontsAsFiles,
    browserCompiler,
    textBreakpoints,
    hoverStyles,
    // With options, if none: tools that read the configuration call a function that stands alone, without a site.
    [navbarItems, {}],
    configure(tourLessons, { folder: 'tour' }),
    createClientPlugin(options, clientModules),
    configure(contractSamples, {
      projectFolder: '.',
      pageFolders: [folders.docs, folders.blog, folders.pages],
      store,
    }),
    configure(builtPages, { steps: createPostBuildSteps(options, store) }),
    ['@docusaurus/theme-classic', { customCss: STYLESHEETS.map((name) => `src/css/${name}`) } satisfies ThemeOptions],
    // After the classic theme, parts of which they replace.
    configure(siteSearch, createSearchOptions(options)),
    ...(options.offline ? [configure(offline, { hasSearch: options.hostedSearch === undefined })] : []),
  ];
}

/** The client of the site, and of the development server. */
function createClientPlugin({ offline: isOffline }: SiteOptions, clientModules: readonly string[]): PluginConfig {
  return configure(siteClient, {
    modules: [...CLIENT_MODULES, ...(isOffline ? [OFFLINE_CLIENT] : []), ...clientModules, 'src/client/start.ts'],
    developmentModules: [...LIVE_MODULES, 'src/client/development.ts'],
    lateStyles: LATE_STYLES,
  });
}

/** What is done with the Markdown of every page. */
function createRemarkSteps(store: SampleStore): NonNullable<PagesOptions['beforeDefaultRemarkPlugins']> {
  const find = createBlockFinder(store, { isForPublishing: isProduction() });

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

/** What makes pages of Markdown and components. */
function createContentPlugins({ editUrl }: SiteOptions, folders: ContentFolders, store: SampleStore): PluginConfig[] {
  const pages = {
    // Before the default steps, which would take the code blocks for themselves.
    beforeDefaultRemarkPlugins: createRemarkSteps(store),
  } satisfies PagesOptions;
  // Without a whole history there are no dates, see `future` in createSiteConfig.
  const texts = { ...pages, showLastUpdateTime: true, ...(editUrl === undefined ? {} : { editUrl }) };

  return [
    [
      '@docusaurus/plugin-content-docs',
      {
        ...texts,
        path: folders.docs,
        routeBasePath: 'docs',
        sidebarPath: folders.sidebars,
        breadcrumbs: true,
      } satisfies DocsOptions,
    ],
    [
      '@docusaurus/plugin-content-blog',
      {
        ...texts,
        path: folders.blog,
        routeBasePath: 'blog',
        blogTitle: `${SITE.name} blog`,
        blogDescription: `Articles about ${SITE.name}: contracts, constraints, generated code and how this site is made.`,
        blogSidebarTitle: 'All posts',
        blogSidebarCount: 'ALL',
        showReadingTime: true,
        feedOptions: createFeedOptions(store),
        onInlineAuthors: 'throw',
        onInlineTags: 'throw',
        onUntruncatedBlogPosts: 'throw',
      } satisfies BlogOptions,
    ],
    ['@docusaurus/plugin-content-pages', { ...pages, path: folders.pages } satisfies PagesOptions],
  ];
}

/** What is done with the finished pages, in this order. */
function createPostBuildSteps(options: SiteOptions, store: SampleStore): PostBuildStep[] {
  const { hostedSearch, searchPagePath } = options;

  return [
    { name: 'dates', start: () => ({ finish: () => explainMissingDates(readHistory(__dirname)) }) },
    createFilesStep({ examples: 'examples', files: SERVED_FILES }),
    createMessagesStep(MESSAGES),
    createOpenSearchStep(searchPagePath),
    createColorSwitchStep(),
    createIconsStep(),
    createDrawingsStep([...Object.values(LOGOS), AVATAR]),
    // Before the styles: they keep what is on the pages, the menu of this step as well.
    createMarkdownStep({ findMarkdown: (id) => store.findMarkdown(id), summary: SUMMARY }),
    createStructuredDataStep(SOFTWARE),
    createStylesStep({ otherWords: OTHER_WORDS }),
    createSocialCardsStep({
      stylesheet: 'src/css/tokens.css',
      sections: { docs: 'Documentation', blog: 'Blog' },
      cacheFolder: 'node_modules/.cache/social-cards',
    }),
    hostedSearch === undefined ? createIndexStep(searchPagePath) : createSearchKeyStep(hostedSearch),
    // Behind the steps that read the text, and before the policy, which names all scripts.
    createFirstScreenStep({ codeFont: 'JetBrainsMono' }),
    createHostingStep(createSecurityPolicy(options)),
    // Behind all that change files: the list has their sizes and revisions.
    createOfflineStep(options.offline),
    // Last, so that it sees every file.
    createSecretsStep(readSecrets(options)),
  ];
}

/** A plugin of ours that has options, and checks them when the generator hands them over. */
interface ConfigurablePlugin<Options> {
  (context: LoadContext, options: Options): Plugin;
  /** The generator looks for it on the function. */
  validateOptions: (context: OptionValidationContext<Options, Options>) => Options;
}

/** A plugin with its options, which TypeScript compares; the generator's own type takes any options for any plugin. */
function configure<Options extends object>(plugin: ConfigurablePlugin<Options>, options: Options): PluginConfig {
  // The generator passes the options on to the plugin they stand beside.
  return [plugin, options] as [PluginModule, PluginOptions];
}
