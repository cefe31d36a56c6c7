import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { NavbarItem, ThemeConfig } from '@docusaurus/theme-common';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { type DocsNames, findNavbarProblems } from './findNavbarProblems';

/**
 * Refuses a bar that leads to documents or sidebars that do not exist. The theme's own advice to check the item is shown in the browser only, and this site draws its bar at
 * build time.
 */
export default function navbarItems({ siteConfig }: LoadContext): Plugin {
  // The generator passes the theme's configuration through, and the theme has checked it.
  const { navbar } = siteConfig.themeConfig as Partial<ThemeConfig>;

  return {
    name: 'navbar-items',

    allContentLoaded({ allContent }) {
      const items: readonly NavbarItem[] = navbar?.items ?? [];
      const problems = findNavbarProblems(items, readDocsNames(allContent));
      if (problems.length > 0) throw new Error(problems.join('\n\n'));
    },
  };
}

/** What the instances of the docs plugin have, by their ids. */
function readDocsNames(allContent: AllContent): ReadonlyMap<string, DocsNames> {
  const instances = Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {});

  return new Map(
    instances.map(([id, content]) => {
      // The generator keeps what each plugin has loaded without its type; under this name it is that of the docs plugin.
      const { loadedVersions } = content as LoadedContent;
      const docIds = loadedVersions.flatMap(({ docs }) => docs.map((doc) => doc.id));
      const sidebarIds = loadedVersions.flatMap(({ sidebars }) => Object.keys(sidebars));

      return [id, { docIds, sidebarIds }];
    }),
  );
}
