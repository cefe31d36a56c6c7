import type { NavbarItem } from '@docusaurus/theme-common';
import { SITE } from './site';

/** Entries of the bar. `plugins/theme` checks them. */
const ITEMS: NavbarItem[] = [
  { to: '/vision', label: 'Vision', position: 'left' },
  {
    label: 'How',
    to: '/how',
    position: 'left',
    items: [
      { to: '/how#contract', label: 'Contract' },
      { to: '/how#generate', label: 'Generate' },
      { to: '/how#validate', label: 'Validate' },
    ],
  },
  { href: SITE.playground, label: 'Playground', position: 'left' },
  { to: '/docs/getting-started', label: 'Docs', position: 'left', activeBasePath: '/docs/' },
  { to: '/blog', label: 'Blog', position: 'left' },
  {
    type: 'docsVersionDropdown',
    position: 'right',
    dropdownItemsAfter: [{ href: SITE.releases, label: 'Release notes' }],
  },
  { type: 'localeDropdown', position: 'right' },
  { href: SITE.repository, label: 'GitHub', position: 'right' },
];

/** Logo and entries of the bar, as `themeConfig.navbar`. */
export const navbar = {
  logo: { alt: SITE.name },
  items: ITEMS,
};
