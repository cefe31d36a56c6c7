import { OFFLINE_PAGE } from '../lib/offline/paths';
import type { SiteOptions } from './env';
import { SITE } from './site';

/** Creates the footer's columns, logo and copyright line, which `src/theme/Footer` renders. */
export const createFooter = ({ hasOfflineReading }: Pick<SiteOptions, 'hasOfflineReading'>) => ({
  logo: { alt: `${SITE.name}: introduction`, href: '/docs/intro' },
  links: [
    {
      title: 'Wirespec',
      items: [
        { label: 'Vision', to: '/vision' },
        { label: 'How', to: '/how' },
        { label: 'Playground', href: SITE.playground },
      ],
    },
    {
      title: 'Read',
      items: [
        { label: 'Docs', to: '/docs/getting-started' },
        { label: 'Blog', to: '/blog' },
        { label: 'Accessibility', to: '/accessibility' },
        ...(hasOfflineReading ? [{ label: 'Offline', to: `/${OFFLINE_PAGE}` }] : []),
      ],
    },
  ],
  copyright: SITE.copyright,
});
