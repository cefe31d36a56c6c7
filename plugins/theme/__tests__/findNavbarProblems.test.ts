import { expect, it } from 'vitest';
import { findNavbarProblems } from '../findNavbarProblems';

const DOCS = new Map([['default', { docIds: ['start', 'language/types'], sidebarIds: ['docs'] }]]);

it('accepts items with existing targets, and items that need no documents', () => {
  const items = [
    { to: '/vision', label: 'Vision' },
    { type: 'doc', docId: 'start', label: 'Start' },
    { type: 'docSidebar', sidebarId: 'docs', label: 'Docs' },
    { type: 'docsVersionDropdown' },
    { type: 'localeDropdown' },
  ];
  expect(findNavbarProblems(items, DOCS)).toEqual([]);
});

it('R-71 shows an item of an unknown type, and lists the types that exist', () => {
  const [problem, ...others] = findNavbarProblems([{ type: 'megaMenu', label: 'More' }], DOCS);
  expect(others).toEqual([]);
  expect(problem).toContain('"label": "More"');
  expect(problem).toContain(
    'Its type "megaMenu" does not exist. Available: default, doc, docSidebar, docsVersionDropdown, dropdown, localeDropdown.',
  );
});

it('shows an item whose sidebar or document does not exist, and lists the available names', () => {
  const [sidebar, doc, ...others] = findNavbarProblems(
    [
      { type: 'docSidebar', sidebarId: 'manual', label: 'Manual' },
      { type: 'doc', docId: 'stairs', label: 'Start' },
    ],
    DOCS,
  );
  expect(others).toEqual([]);
  expect(sidebar).toContain(
    'Please double-check the following navbar item (themeConfig.navbar.items, in config/navbar.ts)',
  );
  expect(sidebar).toContain('"sidebarId": "manual"');
  expect(sidebar).toContain('Its sidebarId "manual" does not exist. Available: docs.');
  expect(doc).toContain('Its docId "stairs" does not exist. Available: language/types, start.');
});

it('checks the items of dropdowns', () => {
  const items = [{ label: 'More', items: [{ type: 'doc', docId: 'stairs', label: 'Start' }] }];
  expect(findNavbarProblems(items, DOCS)).toHaveLength(1);
});

it('names the available docs plugins if an item refers to another one', () => {
  expect(findNavbarProblems([{ type: 'docsVersionDropdown', docsPluginId: 'manual' }], DOCS)).toEqual([
    expect.stringContaining(
      'There is no docs plugin with the id "manual". Available ids of docs plugins are: default.',
    ),
  ]);
  expect(findNavbarProblems([{ type: 'docsVersionDropdown' }], new Map())).toEqual([
    expect.stringContaining('are: none.'),
  ]);
});
