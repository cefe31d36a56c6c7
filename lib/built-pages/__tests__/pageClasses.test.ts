import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PAGE_CLASSES } from '../pageClasses';

it('has the class names of the installed theme', () => {
  const theme = path.resolve(__dirname, '../../../node_modules/@docusaurus/theme-common/lib/utils/ThemeClassNames.js');
  const declared = new Set(readFileSync(theme, 'utf8').match(/(?<=')[\w-]+(?=')/g));
  const { page, ...parts } = PAGE_CLASSES;
  const names = [...Object.values(page), ...Object.values(parts)];
  expect(names.filter((name) => !declared.has(name))).toEqual([]);
});
