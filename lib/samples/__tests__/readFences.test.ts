import { expect, it } from 'vitest';
import { readFences } from '../readFences';

it('finds the blocks of a page with their positions, and uses the language "text" for a block without one', () => {
  const page =
    '---\ntitle: Page\n---\n\n```\none\n```\n\n- item\n\n  ```JSON title=a {1}\n  {}\n  ```\n\n<b>`code`</b>\n';
  expect(readFences(page)).toEqual([
    { language: 'text', meta: '', body: 'one', line: 5, column: 1 },
    { language: 'json', meta: 'title=a {1}', body: '{}', line: 11, column: 3 },
  ]);
});
