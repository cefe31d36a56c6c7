import { expect, it } from 'vitest';
import { makeFolder } from '../../../tests/support/makeFolder';
import { readPageSources } from '../readPageSources';

it('reads the Markdown files of the folders that exist', () => {
  const project = makeFolder({ 'docs/b.mdx': 'B', 'docs/a.md': 'A', 'docs/a.md.orig': 'old', 'src/pages/c.md': 'C' });
  expect(readPageSources(project)).toEqual([
    { path: 'docs/a.md', text: 'A' },
    { path: 'docs/b.mdx', text: 'B' },
    { path: 'src/pages/c.md', text: 'C' },
  ]);
});
