import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { findPages } from '../../lib/pages/findPages';
import { linkStyles, type Stylesheet } from './linkStyles';

/** Styles of single pages and of what opens on demand, by the name of their sheet. Everything else is small or on most pages, and stays in the sheet of all. */
const SHEETS = {
  home: /[\\/]src[\\/]features[\\/]home[\\/]/,
  how: /[\\/]src[\\/]features[\\/]how[\\/]/,
  vision: /[\\/]src[\\/]features[\\/]vision[\\/]/,
  blog: /[\\/]src[\\/](?:css[\\/]blog\.css|features[\\/]blog[\\/](?!archive|list)|theme[\\/]Blog\w+[\\/])|[\\/]theme-classic[\\/]lib[\\/]theme[\\/]Blog(?!ArchivePage|ListPage|TagsListPage)\w*[\\/](?!Pages)/,
  'blog-lists':
    /[\\/]src[\\/](?:css[\\/]blog-lists\.css|features[\\/]blog[\\/](?:archive|list)[\\/])|[\\/]theme-classic[\\/]lib[\\/]theme[\\/](?:Blog(?:Archive|List|TagsList)Page|Blog[\\/]Pages|TagsListByLetter)[\\/]/,
  docs: /[\\/]src[\\/]css[\\/]doc-page\.css|[\\/]theme-classic[\\/]lib[\\/]theme[\\/](?:Doc\w+|TOCCollapsible)[\\/]/,
  // What pages with text have around it, in the documentation as in the blog.
  frames:
    /[\\/]theme-classic[\\/]lib[\\/]theme[\\/](?:TOC(?:Items)?|Tag\w*|BackToTopButton|EditMetaRow|LastUpdated)[\\/]/,
  // What articles and samples are made of.
  articles:
    /[\\/]src[\\/](?:components[\\/](?:code-block|trace)|mdx|theme[\\/]TabItem)[\\/]|[\\/]CodeSample[\\/](?!Railroad)|[\\/](?:theme-classic[\\/]lib[\\/]theme|theme-common[\\/]lib[\\/]components)[\\/](?:Tab|Details|Admonition)/,
  'cheat-sheet': /[\\/]src[\\/]css[\\/]cheat-sheet\.css$/,
  diagrams: /[\\/]CodeSample[\\/]Railroad/,
  search: /[\\/]plugins[\\/]site-search[\\/]client[\\/]/,
} as const;

/** Pages whose styles go by names of the theme, by the sheet. */
const PAGE_CLASSES: Readonly<Record<string, RegExp>> = {
  blog: /^blog-wrapper$/,
  'cheat-sheet': /^docs-doc-id-language\/cheat-sheet$/,
  'blog-lists': /^blog-(?:tags-list|authors-list|authors-posts)-page$/,
};

/** More than the priority of the generator's own group, which takes all styles. */
const PRIORITY = 60;

/** Where the bundler puts stylesheets, below the output folder. */
const STYLES_FOLDER = 'assets/css';

/** The sheet that every page has. */
const SHARED_SHEET = /^styles\./;

/**
 * Takes the styles of single pages out of the stylesheet that every page loads. The generator puts all styles into one file, because their order would otherwise
 * depend on what a reader opened before; cascade layers fix the order here. A page that is rendered with such styles gets a link to them, so that it is complete
 * before its scripts run; after a navigation the bundler's runtime loads them.
 */
export default function pageStyles(): Plugin {
  return {
    name: 'page-styles',

    configureWebpack: (config, isServer) =>
      isServer || config.mode !== 'production' ? {} : { optimization: { splitChunks: { cacheGroups: groupStyles() } } },

    async postBuild({ outDir, siteConfig }) {
      const sheets = await readSheets(outDir, siteConfig.baseUrl);
      for (const page of await findPages(outDir)) {
        const html = await readFile(page, 'utf8');
        const linked = linkStyles(html, sheets);
        if (linked !== html) await replaceFile(page, linked);
      }
    },
  };
}

/** Other plugins read the finished pages at the same time: they must find the one or the other, and never a part. */
async function replaceFile(file: string, text: string): Promise<void> {
  const next = `${file}.next`;
  await writeFile(next, text);
  await rename(next, file);
}

function groupStyles(): Record<string, object> {
  return Object.fromEntries(
    Object.entries(SHEETS).map(([name, folder]) => [
      `${name}Styles`,
      {
        name: `styles-${name}`,
        type: 'css/mini-extract',
        chunks: 'all',
        enforce: true,
        priority: PRIORITY,
        test: (module: { nameForCondition(): string | null }) => folder.test(module.nameForCondition() ?? ''),
      },
    ]),
  );
}

async function readSheets(outDir: string, baseUrl: string): Promise<Stylesheet[]> {
  const names = await readdir(path.join(outDir, STYLES_FOLDER));
  const separate = names.filter((name) => name.endsWith('.css') && !SHARED_SHEET.test(name)).sort();
  return Promise.all(
    separate.map(async (name) => ({
      url: `${baseUrl}${STYLES_FOLDER}/${name}`,
      css: await readFile(path.join(outDir, STYLES_FOLDER, name), 'utf8'),
      pageClass: PAGE_CLASSES[/^styles-([\w-]+)\./.exec(name)?.[1] ?? ''],
    })),
  );
}
