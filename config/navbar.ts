import type { NavbarItem } from '@docusaurus/theme-common';
import { SITE } from './site';

/** Item types that `src/theme/Navbar` renders. An item without a type is a link, or a dropdown if it has items. */
const ITEM_TYPES = ['default', 'dropdown', 'doc', 'docSidebar', 'docsVersionDropdown', 'localeDropdown'];

const ITEMS: NavbarItem[] = [
  { to: '/vision', label: 'Vision', position: 'left' },
  {
    label: 'How',
    to: '/how',
    position: 'left',
    items: [
      { to: '/how#contract', label: 'Contract', activeBaseRegex: '^$' },
      { to: '/how#generate', label: 'Generate', activeBaseRegex: '^$' },
      { to: '/how#validate', label: 'Validate', activeBaseRegex: '^$' },
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

export const navbar = {
  logo: { alt: SITE.name },
  items: checkNavbarItems(ITEMS),
};

/**
 * Checks that the theme can render all items, and returns them.
 *
 * @throws Error that names the item, its type and the supported types
 */
export function checkNavbarItems(items: NavbarItem[]): NavbarItem[] {
  for (const item of items) {
    const { type } = item;
    if (type === undefined || ITEM_TYPES.includes(type)) continue;
    throw new Error(
      `config/navbar.ts: the item "${item.label ?? JSON.stringify(item)}" has the unknown type "${type}"; ` +
        `available are ${ITEM_TYPES.join(', ')}.`,
    );
  }
  return items;
}
