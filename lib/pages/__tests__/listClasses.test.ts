import { expect, it } from 'vitest';
import { listClasses } from '../listClasses';

it('lists classes in double quotes, in single ones and without, each once', () => {
  const html = `<p class="one two" title="three">four</p><p id=x class=five>six</p><p class='one seven'>`;
  expect([...listClasses(html)]).toEqual(['one', 'two', 'five', 'seven']);
});
