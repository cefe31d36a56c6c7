import type { UserThemeConfig } from '@docusaurus/theme-common';
import { escapeHtml } from '../lib/html/escapeHtml';
import type { SiteOptions } from './env';
import { createFooter } from './footer';
import { navbar } from './navbar';

/** Creates the settings that our theme and the client code of Docusaurus read. */
export function createThemeConfig(options: SiteOptions): UserThemeConfig {
  const { announcement, hasColorModeSwitch, respectsSystemColor } = options;

  return {
    ...(announcement && {
      // The text is escaped, because `src/theme/AnnouncementBar` inserts the content as HTML.
      announcementBar: { id: announcement.id, content: escapeHtml(announcement.text) },
    }),
    colorMode: { disableSwitch: !hasColorModeSwitch, respectPrefersColorScheme: respectsSystemColor },
    docs: { versionPersistence: 'localStorage' },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    navbar,
    footer: createFooter(options),
  };
}
