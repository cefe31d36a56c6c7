import type { ThemeClassNames } from '@docusaurus/theme-common';
import { expect, it } from 'vitest';
import { PAGE_CLASSES } from '../../lib/built-pages/pageClasses';

type Names = typeof ThemeClassNames;

it('names the classes of pages as Docusaurus does', () => {
  // The type check compares the names, because only bundled code can import their values.
  const names: readonly Names['page'][keyof Names['page']][] = Object.values(PAGE_CLASSES.page);
  expect(names.length).toBeGreaterThan(5);

  type Docs = Names['docs'];
  const docs: readonly [Docs['docMarkdown'], Docs['docBreadcrumbs'], Docs['docTocMobile']] = [
    PAGE_CLASSES.docMarkdown,
    PAGE_CLASSES.docBreadcrumbs,
    PAGE_CLASSES.docMobileContents,
  ];
  const wrappers: readonly [Names['wrapper']['docsPages'], Names['wrapper']['blogPages']] = [
    PAGE_CLASSES.docsPages,
    PAGE_CLASSES.blogPages,
  ];
  const common: readonly [Names['common']['codeBlock'], Names['common']['admonition'], Names['common']['lastUpdated']] =
    [PAGE_CLASSES.codeBlock, PAGE_CLASSES.admonition, PAGE_CLASSES.lastUpdated];
  const blogEditRow: Names['blog']['blogFooterEditMetaRow'] = PAGE_CLASSES.blogEditRow;
  expect(new Set([...docs, ...wrappers, ...common, blogEditRow]).size).toBe(9);
});
