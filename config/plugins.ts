import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import type { PluginConfig } from '@docusaurus/types';
import contractSamples from '../plugins/contract-samples';
import type { ContractSamplesOptions } from '../plugins/contract-samples/options';
import remarkContractSamples from '../plugins/contract-samples/remark';
import fontFiles from '../plugins/font-files';
import pageStyles from '../plugins/page-styles';
import siteClient from '../plugins/site-client';
import type { SiteClientOptions } from '../plugins/site-client/options';
import socialCards from '../plugins/social-cards';
import type { SocialCardsOptions } from '../plugins/social-cards/options';
import { cssLayers } from './cssLayers';
import type { SiteOptions } from './env';
import { SITE } from './site';

/**
 * Where the content is, seen from the root of the project, which is the site's folder of every build. The browser gets the whole configuration, so a path in it
 * must not tell where the site was built.
 */
export interface ContentFolders {
  docs: string;
  blog: string;
  pages: string;
  sidebars: string;
}

/** What the client of every site adds to its pages, see `src/client`. */
const CLIENT_MODULES = [
  'src/client/shell/index.ts',
  'src/client/article/index.ts',
  'plugins/site-search/client/index.ts',
];

/** The build plugins for the given options, with their settings. */
export function createPlugins(
  { editUrl }: SiteOptions,
  folders: ContentFolders,
  clientModules: readonly string[],
): PluginConfig[] {
  // Before the default steps, which would take the code blocks for themselves.
  const samples = {
    beforeDefaultRemarkPlugins: [[remarkContractSamples, { projectFolder: '.' }]],
  } satisfies PagesOptions;
  const edit = editUrl === undefined ? {} : { editUrl };

  return [
    ['@docusaurus/plugin-css-cascade-layers', { layers: cssLayers }],
    [
      '@docusaurus/plugin-content-docs',
      {
        ...samples,
        ...edit,
        path: folders.docs,
        routeBasePath: 'docs',
        sidebarPath: folders.sidebars,
        breadcrumbs: true,
        // Dates come from the version control system and say nothing about whether a page is true; the build does.
        showLastUpdateTime: false,
        showLastUpdateAuthor: false,
      } satisfies DocsOptions,
    ],
    [
      '@docusaurus/plugin-content-blog',
      {
        ...samples,
        ...edit,
        path: folders.blog,
        routeBasePath: 'blog',
        blogTitle: `${SITE.name} blog`,
        blogDescription: `Articles about ${SITE.name}: contracts, constraints, generated code and how this site is made.`,
        blogSidebarTitle: 'All posts',
        blogSidebarCount: 'ALL',
        showReadingTime: true,
        feedOptions: { type: 'all', title: `${SITE.name} blog`, copyright: SITE.copyright },
        onInlineAuthors: 'throw',
        onInlineTags: 'throw',
        onUntruncatedBlogPosts: 'throw',
      } satisfies BlogOptions,
    ],
    ['@docusaurus/plugin-content-pages', { ...samples, path: folders.pages } satisfies PagesOptions],
    ['@docusaurus/plugin-sitemap', { changefreq: 'weekly', priority: 0.5, lastmod: null } satisfies SitemapOptions],
    fontFiles,
    [
      siteClient,
      {
        modules: [...CLIENT_MODULES, ...clientModules, 'src/client/start.ts'],
        developmentModules: ['plugins/site-search/client/index.ts', 'src/client/development.ts'],
      } satisfies SiteClientOptions,
    ],
    pageStyles,
    [
      contractSamples,
      {
        projectFolder: '.',
        pageFolders: [folders.docs, folders.blog, folders.pages],
      } satisfies ContractSamplesOptions,
    ],
    [
      socialCards,
      {
        stylesheet: 'src/css/tokens.css',
        sections: { docs: 'Documentation', blog: 'Blog' },
        cacheFolder: 'node_modules/.cache/social-cards',
      } satisfies SocialCardsOptions,
    ],
  ];
}
