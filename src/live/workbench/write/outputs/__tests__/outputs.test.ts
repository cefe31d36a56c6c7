import { expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../../../session/WorkbenchState';
import { compareFiles } from '../compareFiles';
import { findVariant, labelVariant, listVariants } from '../variants';

it('lists the files that differ, and those that are in only one output', () => {
  const before = [
    { path: 'b', text: 'same' },
    { path: 'c', text: 'old' },
    { path: 'd', text: '' },
  ];
  const after = [
    { path: 'a', text: '' },
    { path: 'b', text: 'same' },
    { path: 'c', text: 'new' },
  ];
  expect(compareFiles(before, after)).toEqual([
    { path: 'a', before: undefined, after: '' },
    { path: 'c', before: 'old', after: 'new' },
    { path: 'd', before: '', after: undefined },
  ]);
});

it('offers only releases and generations that have the target', () => {
  expect(listVariants('python').map(labelVariant)).toEqual(['0.18.13', '0.18.13 --ir', '0.17.8']);
  expect(listVariants('rust').map(labelVariant)).toEqual(['0.18.13']);
});

it('replaces a generation that a release lacks with its only one', () => {
  const options = { ...DEFAULT_OPTIONS, generation: 'ir' } as const;
  expect(labelVariant(findVariant(options))).toBe('0.18.13 --ir');
  expect(labelVariant(findVariant({ ...options, release: '0.17.8' }))).toBe('0.17.8');
});
