// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderMarks } from '@site/lib/highlight/renderMarks';
import { setCode } from '../setCode';

it('replaces code with its size in lines and characters, whatever the size was before', () => {
  const element = document.createElement('code');
  element.setAttribute('data-lines', '40');
  element.setAttribute('data-columns', '120');
  const code = 'type A {\n  a: "<b>"\n}';
  setCode(element, renderMarks(code, 'k4_1t1'));
  expect(element.textContent).toBe(code);
  expect(element.querySelector('span.ck')?.textContent).toBe('type ');
  expect([element.dataset.lines, element.dataset.columns]).toEqual(['3', '10']);
});
