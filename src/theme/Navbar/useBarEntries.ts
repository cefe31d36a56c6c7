import { useActiveDocContext, useVersions } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { isRegexpStringMatch, type NavbarItem, useThemeConfig } from '@docusaurus/theme-common';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** A link of the bar or of one of its menus. */
export interface BarLink {
  label: string;
  /** Address, with the base URL where it leads to a page of this site; `#` where the entry only opens its menu. */
  href: string;
  /** Whether the page is the one the link leads to, or below it. */
  isCurrent: boolean;
  /** Language of the page behind the link. */
  lang?: string;
}

/** An entry of the bar: a link, or a link with a menu. */
export interface BarEntry extends BarLink {
  position: 'left' | 'right';
  items?: BarLink[];
  /** Title of the menu on small screens, where the label, which is the current choice, would not say enough. */
  menuLabel?: string;
  /** Name of the documentation's version that the links of the menu lead to. */
  version?: string;
}

/** Turns an item of the configuration into what the bar and the menu of small screens draw. */
type ResolveItem = (item: NavbarItem) => Omit<BarEntry, 'position'>;

/**
 * Reads the items of `themeConfig.navbar` for the current page.
 *
 * @throws Error for an item that cannot be drawn: it asks to check the item, and names the cause
 */
export function useBarEntries(): BarEntry[] {
  const { items } = useThemeConfig().navbar;
  const resolve = useItemResolver();

  return items.map((item) => {
    try {
      return { ...resolve(item), position: item.position === 'left' ? 'left' : 'right' };
    } catch (cause) {
      throw new Error(
        `A navbar item cannot be rendered. Please double-check the following navbar item (themeConfig.navbar.items, in config/navbar.ts):\n${JSON.stringify(item, null, 2)}`,
        { cause },
      );
    }
  });
}

function useItemResolver(): ResolveItem {
  const resolveLink = useLinkResolver();
  const resolveVersions = useVersionResolver();
  const resolveLocales = useLocaleResolver();

  return (item) => {
    if (item.type === 'docsVersionDropdown') return resolveVersions(item, resolveLink);
    if (item.type === 'localeDropdown') return resolveLocales();
    const link = resolveLink(item);

    return isItemList(item.items) ? { ...link, items: item.items.map(resolveLink) } : link;
  };
}

/** Reads links: to a page (`to`), to another site (`href`), to a document or a sidebar. */
function useLinkResolver(): (item: NavbarItem) => BarLink {
  const { withBaseUrl } = useBaseUrlUtils();
  const { pathname } = useLocation();
  const version = useVersions(undefined)[0];

  return (item) => {
    const { label = '', to, href, activeBasePath, activeBaseRegex } = readLink(item);
    if (href !== undefined) return { label, href, isCurrent: false };
    const path = to ?? findDocumentPath(item, version);
    if (path === undefined) return { label, href: '#', isCurrent: false };
    const address = withBaseUrl(path);
    const isCurrent =
      activeBaseRegex === undefined
        ? isBelow(pathname, activeBasePath === undefined ? address : withBaseUrl(activeBasePath))
        : isRegexpStringMatch(activeBaseRegex, pathname);

    return { label, href: address, isCurrent };
  };
}

/** @returns the address of the document or of the sidebar that an item names; `plugins/theme` has refused items whose target does not exist */
function findDocumentPath(item: NavbarItem, version: ReturnType<typeof useVersions>[number] | undefined) {
  if (item.type === 'doc') return version?.docs.find(({ id }) => id === item.docId)?.path;
  if (item.type === 'docSidebar' && typeof item.sidebarId === 'string') {
    return version?.sidebars?.[item.sidebarId]?.link?.path;
  }
  return undefined;
}

/** One link for each version of the documentation, to the same page where the version has it. */
function useVersionResolver() {
  const versions = useVersions(undefined);
  const { activeVersion, alternateDocVersions } = useActiveDocContext(undefined);

  return (item: NavbarItem, resolveLink: (item: NavbarItem) => BarLink): Omit<BarEntry, 'position'> => {
    const links = versions.map((version): BarLink => {
      const target =
        alternateDocVersions[version.name] ?? version.docs.find(({ id }) => id === version.mainDocId) ?? version;

      return { label: version.label, href: target.path, isCurrent: version === activeVersion };
    });
    const shown = links.find(({ isCurrent }) => isCurrent) ?? links[0];
    if (shown === undefined) throw new Error('The documentation has no version: add the docs plugin.');
    const after = isItemList(item.dropdownItemsAfter) ? item.dropdownItemsAfter.map(resolveLink) : [];
    const version = (activeVersion ?? versions[0])?.name;

    return { ...shown, items: [...links, ...after], menuLabel: 'Versions', ...(version && { version }) };
  };
}

/** One link for each language. Only the current one has its pages at the current address. */
function useLocaleResolver() {
  const { currentLocale, locales, localeConfigs } = useDocusaurusContext().i18n;
  const { withBaseUrl } = useBaseUrlUtils();
  const { pathname } = useLocation();
  // The page for unknown addresses has none of its own.
  const here = /\/404(?:\.html)?$/.test(pathname) ? withBaseUrl('/') : pathname;

  return (): Omit<BarEntry, 'position'> => {
    const items = locales.map((locale): BarLink => {
      const { label = locale, htmlLang = locale, url = '', baseUrl = '/' } = localeConfigs[locale] ?? {};
      const isCurrent = locale === currentLocale;

      return { label, href: isCurrent ? here : url + baseUrl, isCurrent, lang: htmlLang };
    });
    const label = items.find(({ isCurrent }) => isCurrent)?.label ?? currentLocale;

    return { label, href: '#', isCurrent: false, items, menuLabel: 'Languages' };
  };
}

interface LinkItem {
  label?: string;
  to?: string;
  href?: string;
  activeBasePath?: string;
  activeBaseRegex?: string;
}

/** The properties of a link. The generator types an item as a record of anything. */
function readLink(item: NavbarItem): LinkItem {
  const read = (name: keyof LinkItem) => {
    const value: unknown = item[name];

    return typeof value === 'string' ? { [name]: value } : {};
  };

  return {
    ...read('label'),
    ...read('to'),
    ...read('href'),
    ...read('activeBasePath'),
    ...read('activeBaseRegex'),
  };
}

function isItemList(items: unknown): items is NavbarItem[] {
  return Array.isArray(items);
}

function isBelow(pathname: string, base: string): boolean {
  const [path = ''] = base.split('#');
  const folder = path.endsWith('/') ? path : `${path}/`;

  return pathname === path || pathname.startsWith(folder);
}
