import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import type {
  LoadContext,
  OptionValidationContext,
  Plugin,
  PluginConfig,
  PluginModule,
  PluginOptions,
} from '@docusaurus/types';
import type { PostBuildStep } from '../lib/built-pages/PostBuildStep';
import builtPages from '../plugins/built-pages';
import blog from '../plugins/blog';
import bundler from '../plugins/bundler';
import { createHostingStep } from '../plugins/built-pages/hosting/createHostingStep';
import { createSecretsStep } from '../plugins/built-pages/hosting/createSecretsStep';
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
import siteClient from '../plugins/site-client';
import siteSearch from '../plugins/site-search';
import theme from '../plugins/theme';
import tourLessons from '../plugins/tour-lessons';
import { createSearchStep } from '../plugins/site-search/createSearchStep';
import { cssLayers } from './cssLayers';
import { createBlockFinder } from './createBlockFinder';
import { isProduction, readSecrets, type SiteOptions } from './env';
import { MESSAGES, SERVED_FILES, SOFTWARE, SUMMARY } from './machineReadable';
import { createSearchOptions } from './search';
import { createSecurityPolicy } from './security';
import { SITE } from './site';

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

/** Global stylesheets: tokens, fonts, elements, the text of pages and paper. All are of one layer, in which a later rule wins where selectors weigh the same. */
const STYLESHEETS = [
  'tokens.css',
  'fonts.css',
  'base.css',
  'controls.css',
  'prose.css',
  'print.css',
  'cheat-sheet.css',
];

/** What the client adds to pages besides the behaviors of theme components, in the built site and in development. */
const CLIENT_MODULES = [
  'src/blocks/contract/client.ts',
  'src/client/scrollContainers.ts',
  'src/components/code-block/client.ts',
  'src/features/home/proof/client.ts',
  'src/live/edit/index.ts',
  'src/live/tour/index.ts',
  'src/live/play/index.ts',
  'plugins/site-search/client/index.ts',
];

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
    // With options, if none: tools that read the configuration call a function that stands alone, without a site.
    [bundler, {}],
    configure(tourLessons, { folder: 'tour' }),
    createClientPlugin(options, clientModules),
    configure(contractSamples, {
      projectFolder: '.',
      pageFolders: [folders.docs, folders.blog, folders.pages],
      store,
    }),
    configure(builtPages, { steps: createPostBuildSteps(options, store) }),
    configure(theme, { stylesheets: STYLESHEETS.map((name) => `src/css/${name}`) }),
    configure(siteSearch, createSearchOptions(options)),
    ...(options.offline ? [configure(offline, { hasSearch: options.hostedSearch === undefined })] : []),
  ];
}

/** The client of the site, and of the development server. */
function createClientPlugin({ offline: isOffline }: SiteOptions, clientModules: readonly string[]): PluginConfig {
  return configure(siteClient, {
    components: 'src/theme',
    modules: [...CLIENT_MODULES, ...(isOffline ? [OFFLINE_CLIENT] : []), ...clientModules, 'src/client/start.ts'],
    developmentModules: [...CLIENT_MODULES, 'src/client/development.ts'],
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
  // Without a complete history there are no dates, see `future` in createSiteConfig.
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
      // The generator passes on the options that its own function for them has checked.
      blog as PluginModule,
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
    createFilesStep({ examples: 'examples', files: SERVED_FILES }),
    createMessagesStep(MESSAGES),
    createMarkdownStep({ findMarkdown: (id) => store.findMarkdown(id), summary: SUMMARY }),
    createStructuredDataStep(SOFTWARE),
    createSocialCardsStep({
      stylesheet: 'src/css/tokens.css',
      sections: { docs: 'Documentation', blog: 'Blog' },
      cacheFolder: 'node_modules/.cache/social-cards',
    }),
    createSearchStep({ searchPagePath, hostedSearch }),
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
  // The generator passes the options to the plugin in the same pair.
  return [plugin, options] as [PluginModule, PluginOptions];
}
