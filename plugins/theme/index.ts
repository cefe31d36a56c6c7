import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { type DocsNames, findNavbarProblems } from './findNavbarProblems';

export interface ThemeOptions {
  /**
   * Global stylesheets in cascade order, relative to the site folder. Components import their own styles as CSS
   * modules.
   */
  stylesheets: string[];
}

/**
 * Adds the global stylesheets to every page, and rejects a navigation bar with links to missing documents or sidebars.
 * Theme components need no plugin, because Docusaurus finds them in `src/theme`.
 */
export default function theme({ siteDir, siteConfig }: LoadContext, { stylesheets }: ThemeOptions): Plugin {
  // Docusaurus passes the theme configuration on without its type. `config/themeConfig.ts` creates it.
  const { navbar } = siteConfig.themeConfig as Partial<ThemeConfig>;

  return {
    name: 'theme',
    getClientModules: () => stylesheets.map((file) => path.resolve(siteDir, file)),

    allContentLoaded({ allContent }) {
      const problems = findNavbarProblems(navbar?.items ?? [], readDocsNames(allContent));
      if (problems.length > 0) throw new Error(problems.join('\n\n'));
    },
  };
}

/** @returns the ids of the documents and sidebars of each docs plugin instance, by instance id */
function readDocsNames(allContent: AllContent): ReadonlyMap<string, DocsNames> {
  const instances = Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {});

  return new Map(
    instances.map(([id, content]) => {
      // Docusaurus stores plugin content without its type. The content under this name is that of the docs plugin.
      const { loadedVersions } = content as LoadedContent;
      const docIds = loadedVersions.flatMap(({ docs }) => docs.map((doc) => doc.id));
      const sidebarIds = loadedVersions.flatMap(({ sidebars }) => Object.keys(sidebars));

      return [id, { docIds, sidebarIds }];
    }),
  );
}
