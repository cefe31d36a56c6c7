import type { NavbarItem } from '@docusaurus/theme-common';

/** What navbar items can name of one instance of the docs plugin. */
export interface DocsNames {
  docIds: readonly string[];
  sidebarIds: readonly string[];
}

/** Types of items that need the docs plugin, and the property that names something of it. */
const DOCS_ITEMS: Readonly<Record<string, { property?: string; list?: keyof DocsNames }>> = {
  doc: { property: 'docId', list: 'docIds' },
  docSidebar: { property: 'sidebarId', list: 'sidebarIds' },
  docsVersionDropdown: {},
};

/** The instance that items mean when they name none. */
const DEFAULT_INSTANCE = 'default';

/**
 * Compares navbar items, and those in dropdowns, with what the docs plugin has.
 *
 * @param docs - by the id of the instance
 * @returns a message for each item that cannot be drawn: the item, what is wrong with it, and what is available
 */
export function findNavbarProblems(items: readonly NavbarItem[], docs: ReadonlyMap<string, DocsNames>): string[] {
  return items.flatMap((item) => {
    const problem = findProblem(item, docs);
    const own = problem === undefined ? [] : [describe(item, problem)];
    // A dropdown holds items of the same kinds; the theme has checked that they are a list.
    const inner = Array.isArray(item.items) ? (item.items as readonly NavbarItem[]) : [];

    return [...own, ...findNavbarProblems(inner, docs)];
  });
}

function findProblem(item: NavbarItem, docs: ReadonlyMap<string, DocsNames>): string | undefined {
  const kind = DOCS_ITEMS[item.type ?? ''];
  if (kind === undefined) return undefined;
  const instance = typeof item.docsPluginId === 'string' ? item.docsPluginId : DEFAULT_INSTANCE;
  const names = docs.get(instance);
  if (names === undefined) {
    return `There is no docs plugin with the id "${instance}". Available ids of docs plugins are: ${listNames([...docs.keys()])}.`;
  }
  if (kind.property === undefined || kind.list === undefined) return undefined;
  const name = item[kind.property];
  const available = names[kind.list];

  return typeof name === 'string' && available.includes(name)
    ? undefined
    : `Its ${kind.property} "${String(name)}" does not exist. Available are: ${listNames(available)}.`;
}

function describe(item: NavbarItem, problem: string): string {
  return [
    'A navbar item cannot be drawn. Please double-check the following navbar item (themeConfig.navbar.items, in config/navbar.ts):',
    JSON.stringify(item, null, 2),
    problem,
  ].join('\n');
}

function listNames(names: readonly string[]): string {
  return names.length === 0 ? 'none' : names.toSorted().join(', ');
}
