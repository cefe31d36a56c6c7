import type { Page } from '@playwright/test';

/**
 * Roles of elements that readers operate or jump to. Each needs a name. `complementary` is not in the list, because the
 * ARIA Authoring Practices require names of complementary landmarks only if a page has several.
 */
const NAMED_ROLES = new Set([
  'button',
  'link',
  'tab',
  'tablist',
  'tabpanel',
  'textbox',
  'searchbox',
  'combobox',
  'listbox',
  'option',
  'checkbox',
  'radio',
  'menuitem',
  // The role of a `<summary>` in Chromium.
  'DisclosureTriangle',
  'dialog',
  'navigation',
  'region',
  'img',
  'image',
  'heading',
  'grid',
]);

/** Roles of landmarks. Two with the same role need different names. */
const LANDMARKS = new Set(['navigation', 'region', 'complementary', 'main', 'banner', 'contentinfo', 'form', 'search']);

/** The properties of an element in the accessibility tree that these checks read. */
interface TreeNode {
  role: string;
  name: string;
}

/** Reads the accessibility tree of an open page, without elements that are hidden from screen readers. */
async function readTree(page: Page): Promise<TreeNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();

  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value ?? '').trim() }));
}

/** Finds elements of an open page that can be reached but have no name, and landmarks with the same role and name. */
export async function findUnnamed(page: Page, route: string): Promise<string[]> {
  const tree = await readTree(page);
  const landmarks = tree
    // A form without a name is not a landmark.
    .filter(({ role, name }) => LANDMARKS.has(role) && (role !== 'form' || name !== ''))
    .map(({ role, name }) => `${role} "${name}"`);
  const asides = tree.filter(({ role }) => role === 'complementary');

  return [
    ...(tree.length > 30 ? [] : ['an accessibility tree of almost nothing']),
    ...tree
      .filter(({ role, name }) => NAMED_ROLES.has(role) && name === '')
      .map(({ role }) => `a ${role} without a name`),
    ...(asides.length > 1 && asides.some(({ name }) => name === '')
      ? ['several asides, one of which has no name']
      : []),
    ...landmarks
      .filter((landmark, index) => landmarks.indexOf(landmark) < index)
      .map((landmark) => `two of ${landmark}`),
  ].map((problem) => `${route}: ${problem}`);
}
