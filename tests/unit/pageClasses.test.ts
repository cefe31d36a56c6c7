import type { ThemeClassNames } from '@docusaurus/theme-common';
import { expect, it } from 'vitest';
import { PAGE_CLASSES } from '../../lib/built-pages/pageClasses';

type Names = typeof ThemeClassNames;

it('names the classes of pages as Docusaurus does', () => {
  // The type check compares the names: their values can only be imported into what a bundler makes.
  const names: readonly Names['page'][keyof Names['page']][] = Object.values(PAGE_CLASSES.page);
  expect(names.length).toBeGreaterThan(5);
});
