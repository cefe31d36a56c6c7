import { expect, it } from 'vitest';
import { readPageFences } from '../../../tools/upgrade/readPageFences';

it('reads the fences of a page, with versions', () => {
  const [fence] = readPageFences({ path: 'docs/a.md', text: '```bash\nkotlinc {{version:kotlin}}\n```\n' });
  expect(fence?.body).toMatch(/^kotlinc \d/);
});

it.each([
  ['quotes the version of an unknown tool', 'Use {{version:cobol}}.', 'there is no version of "cobol". Use one of'],
  ['is not valid MDX', 'A <b without an end.', 'Unexpected'],
])('names the page if it %s', (_name, text, problem) => {
  expect(() => readPageFences({ path: 'docs/a.md', text })).toThrow(`docs/a.md  ${problem}`);
});
