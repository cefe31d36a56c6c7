import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { expect, it } from 'vitest';
import { groupByCaption } from '../groupByCaption';

const link = (label: string, caption?: string): PropSidebarItem => ({
  type: 'link',
  label,
  href: `/${label}`,
  ...(caption === undefined ? {} : { customProps: { caption } }),
});

it('begins a group with each item that has a caption', () => {
  const groups = groupByCaption([link('a', 'Learn'), link('b'), link('c', 'Tools'), link('d')]);
  expect(groups.map(({ caption, items }) => [caption, items.length])).toEqual([
    ['Learn', 2],
    ['Tools', 2],
  ]);
});

it('puts the items before the first caption into a group without a caption', () => {
  const groups = groupByCaption([link('a'), link('b', 'Learn')]);
  expect(groups.map(({ caption }) => caption)).toEqual([undefined, 'Learn']);
});
