import path from 'node:path';
import type { NavbarItem } from '@docusaurus/theme-common';
import type { Config } from '@docusaurus/types';
import { createSiteConfig } from '../../config/createSiteConfig';
import { readSiteOptions } from '../../config/env';

/** Matches the names of plugins that no test of a fault needs. They are omitted to save time. */
const SKIPPED_PLUGIN = /^(?:blog|@docusaurus\/plugin-sitemap|builtPages)$/;

/**
 * Creates the configuration of the real site with the content of another folder, without blog, navigation and footer. A
 * fault that fails a build with this configuration also fails the build of the real site.
 *
 * @param folder - holds `docs/`, `pages/` and `sidebars.ts`
 */
export function createTinySiteConfig(folder: string, navbarItems: NavbarItem[] = []): Config {
  const config = createSiteConfig(readSiteOptions({}), {
    docs: path.join(folder, 'docs'),
    blog: path.join(folder, 'blog'),
    pages: path.join(folder, 'pages'),
    sidebars: path.join(folder, 'sidebars.ts'),
  });

  return {
    ...config,
    plugins: config.plugins?.filter((plugin) => !SKIPPED_PLUGIN.test(namePlugin(plugin))) ?? [],
    themeConfig: { ...config.themeConfig, navbar: { items: navbarItems }, footer: undefined },
  };
}

function namePlugin(plugin: unknown): string {
  const name: unknown = Array.isArray(plugin) ? plugin[0] : plugin;

  return typeof name === 'function' ? name.name : String(name);
}
