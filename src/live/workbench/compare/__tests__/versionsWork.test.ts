// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { VERSIONS_WORK } from '../versionsWork';

it('opened contracts become the chosen version, otherwise an empty one, otherwise the new one', () => {
  const open = (before: string, destination?: Element): object | undefined =>
    VERSIONS_WORK.openContracts?.([{ path: 'a.ws', text: 'type A\n' }], { before, after: '' }, destination).texts;
  expect(open('')).toEqual({ before: 'type A' });
  expect(open('type Old')).toEqual({ after: 'type A' });
  const pane = document.createElement('section');
  pane.dataset.side = 'before';
  const button = pane.appendChild(document.createElement('button'));
  expect(open('type Old', button)).toEqual({ before: 'type A' });
});
