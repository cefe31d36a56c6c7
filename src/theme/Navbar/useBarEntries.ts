import { useActiveDocContext, useVersions } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { type NavbarItem, useThemeConfig } from '@docusaurus/theme-common';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { NOT_FOUND_PATH } from '@site/src/components/site/notFoundPath';

/** A link of the bar or of one of its menus. */
export interface BarLink {
  label: string;
  /** Address, which includes the base URL if it leads to this site; `#` if the entry only opens its menu. */
  href: string;
  /** Whether the link leads to the current page or a parent of it; false for links to other sites or parts of pages. */
  isCurrent: boolean;
  /** Language of the linked page. */
  lang?: string;
  /** Name of the documentation version that the link leads to. */
  version?: string;
}

/** An entry in the bar: a link, or a link with a menu. */
export interface BarEntry extends BarLink {
  position: 'left' | 'right';
  items?: BarLink[];
  /** Title of the menu on small screens. It replaces the label, which shows only the current choice. */
  menuLabel?: string;
}

/** Properties of an entry without an address, which only opens its menu. */
const NO_LINK: BarLink = { label: '', href: '#', isCurrent: false };

/** Properties of a link in `config/navbar.ts`, for which Docusaurus declares no type. */
interface LinkItem {
  label?: string;
  to?: string;
  href?: string;
  activeBasePath?: string;
}

/**
 * Reads the entries of the bar for the current page from `themeConfig.navbar`. `plugins/theme` has already rejected
 * items with unknown types, documents or sidebars.
 */
export function useBarEntries(): BarEntry[] {
  const { items } = useThemeConfig().navbar;
  const resolveLink = useLinkResolver();
  const versionLinks = useVersionLinks();
  const languageMenu = useLanguageMenu();
  const resolve = (item: NavbarItem): Omit<BarEntry, 'position'> => {
    if (item.type === 'localeDropdown') return languageMenu;
    if (item.type !== 'docsVersionDropdown')
      return { ...resolveLink(item), ...(item.items && { items: item.items.map(resolveLink) }) };
    const shownVersion = versionLinks.find(({ isCurrent }) => isCurrent) ?? versionLinks[0];
    const otherLinks = isItemList(item.dropdownItemsAfter) ? item.dropdownItemsAfter.map(resolveLink) : [];

    return { ...NO_LINK, ...shownVersion, items: [...versionLinks, ...otherLinks], menuLabel: 'Versions' };
  };

  return items.map((item) => ({ ...resolve(item), position: item.position === 'left' ? 'left' : 'right' }));
}

/** Returns a function that resolves links to a page (`to`), to another site (`href`), to a document or to a sidebar. */
function useLinkResolver(): (item: NavbarItem) => BarLink {
  const { withBaseUrl } = useBaseUrlUtils();
  const { pathname } = useLocation();
  const version = useVersions(undefined)[0];

  return (item) => {
    const { label = '', to, href, activeBasePath }: LinkItem = item;
    if (href !== undefined) return { label, href, isCurrent: false };
    const path = to ?? findDocumentPath(item, version);
    if (path === undefined) return { ...NO_LINK, label };
    const address = withBaseUrl(path);
    const section = activeBasePath === undefined ? address : withBaseUrl(activeBasePath);
    // A link to a part of a page is never marked, because all parts have the same path.
    const isCurrent = !address.includes('#') && isInSection(pathname, section);

    return { label, href: address, isCurrent };
  };
}

/**
 * Finds the path of the document or sidebar that an item names. `plugins/theme` has already rejected items without a
 * valid target.
 */
function findDocumentPath(item: NavbarItem, version: ReturnType<typeof useVersions>[number] | undefined) {
  if (item.type === 'doc') return version?.docs.find(({ id }) => id === item.docId)?.path;
  if (item.type === 'docSidebar' && typeof item.sidebarId === 'string') {
    return version?.sidebars?.[item.sidebarId]?.link?.path;
  }
  return undefined;
}

/**
 * Creates one link per documentation version. The link leads to the current page in that version, or to the main page
 * of the version if there is no such page.
 */
function useVersionLinks(): BarLink[] {
  const { activeVersion, alternateDocVersions } = useActiveDocContext(undefined);

  return useVersions(undefined).map((version): BarLink => {
    const target =
      alternateDocVersions[version.name] ?? version.docs.find(({ id }) => id === version.mainDocId) ?? version;

    return {
      label: version.label,
      href: target.path,
      isCurrent: version === activeVersion,
      version: version.name,
    };
  });
}

/**
 * Creates the menu of languages, with one link for each. The link of the current language leads to the current page. A
 * link of another language leads to the home page in that language.
 */
function useLanguageMenu(): Omit<BarEntry, 'position'> {
  const { currentLocale, locales, localeConfigs } = useDocusaurusContext().i18n;
  const { withBaseUrl } = useBaseUrlUtils();
  const { pathname } = useLocation();
  const here = NOT_FOUND_PATH.test(pathname) ? withBaseUrl('/') : pathname;
  const items = locales.map((locale): BarLink => {
    const { label = locale, htmlLang = locale, url = '', baseUrl = '/' } = localeConfigs[locale] ?? {};
    const isCurrent = locale === currentLocale;

    return { label, href: isCurrent ? here : url + baseUrl, isCurrent, lang: htmlLang };
  });
  const label = items.find(({ isCurrent }) => isCurrent)?.label ?? currentLocale;

  return { ...NO_LINK, label, items, menuLabel: 'Languages' };
}

function isItemList(items: unknown): items is NavbarItem[] {
  return Array.isArray(items);
}

function isInSection(pathname: string, section: string): boolean {
  return pathname === section || pathname.startsWith(section.endsWith('/') ? section : `${section}/`);
}
