import type { NavbarItem } from '@docusaurus/theme-common';

/** Documents and sidebars that navbar items can reference, from one instance of the docs plugin. */
export interface DocsNames {
  docIds: readonly string[];
  sidebarIds: readonly string[];
}

/** Item types that need the docs plugin, with the property that references a document or sidebar. */
const DOCS_ITEMS: Readonly<Record<string, { property?: string; list?: keyof DocsNames }>> = {
  doc: { property: 'docId', list: 'docIds' },
  docSidebar: { property: 'sidebarId', list: 'sidebarIds' },
  docsVersionDropdown: {},
};

/** Item types that `src/theme/Navbar` renders. An item without a type is a link, or a dropdown if it has items. */
const TYPES = ['default', 'dropdown', 'localeDropdown', ...Object.keys(DOCS_ITEMS)];

/** Id of the instance that items reference by default. */
const DEFAULT_INSTANCE = 'default';

/**
 * Checks the types of navbar items, including those in dropdowns, and their references to the docs plugin.
 *
 * @param docs - documents and sidebars by instance id
 * @returns one message per invalid item: the item, the problem, and the available names
 */
export function findNavbarProblems(items: readonly NavbarItem[], docs: ReadonlyMap<string, DocsNames>): string[] {
  return items.flatMap((item) => {
    const problem = findProblem(item, docs);
    const own = problem === undefined ? [] : [describe(item, problem)];

    return [...own, ...findNavbarProblems(item.items ?? [], docs)];
  });
}

function findProblem(item: NavbarItem, docs: ReadonlyMap<string, DocsNames>): string | undefined {
  const { type = 'default' } = item;
  if (!TYPES.includes(type)) return `Its type "${type}" does not exist. Available: ${listNames(TYPES)}.`;
  const kind = DOCS_ITEMS[type];
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
    : `Its ${kind.property} "${String(name)}" does not exist. Available: ${listNames(available)}.`;
}

function describe(item: NavbarItem, problem: string): string {
  return [
    'A navbar item cannot be rendered. Please double-check the following navbar item (themeConfig.navbar.items, in config/navbar.ts):',
    JSON.stringify(item, null, 2),
    problem,
  ].join('\n');
}

function listNames(names: readonly string[]): string {
  return names.length === 0 ? 'none' : names.toSorted().join(', ');
}
