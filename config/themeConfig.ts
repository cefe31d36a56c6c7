import type { UserThemeConfig } from '@docusaurus/theme-common';
import { escapeHtml } from '../lib/html/escapeHtml';
import type { SiteOptions } from './env';
import { createFooter } from './footer';
import { navbar } from './navbar';

/** Settings of the theme for the given options. */
export function createThemeConfig(options: SiteOptions): UserThemeConfig {
  const { announcement, colorModeSwitch, respectSystemColor } = options;

  return {
    ...(announcement && {
      // The theme takes it as HTML; ours comes from outside and is text.
      announcementBar: { id: announcement.id, content: escapeHtml(announcement.text), isCloseable: true },
    }),
    colorMode: { defaultMode: 'dark', disableSwitch: !colorModeSwitch, respectPrefersColorScheme: respectSystemColor },
    docs: { versionPersistence: 'localStorage', sidebar: { hideable: false, autoCollapseCategories: false } },
    blog: { sidebar: { groupByYear: true } },
    // The theme insists on a color theme for a highlighter that never reaches the browser.
    prism: { theme: { plain: {}, styles: [] } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    navbar,
    footer: createFooter(options),
  };
}
