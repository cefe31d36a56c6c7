import { expect, it } from 'vitest';
import { describeConstraint, readAnnotations, readComment } from '../referenceText';

it.each([
  [['(', '/^a$/g', ')'], 'matches /^a$/g'],
  [['(', '0', ',', '6', ')'], '0 to 6'],
  [['(', '_', ',', '0.5', ')'], 'at most 0.5'],
  [['(', '-1', ',', '_', ')'], 'at least -1'],
  [['(', '_', ',', '_', ')'], 'any'],
])('describes the constraint %j', (tokens, words) => {
  expect(describeConstraint(tokens).join('')).toBe(words);
});

it('groups the tokens of annotations', () => {
  const tokens = ['@Deprecated', '@Range', '(', 'min', ':', '1', ',', 'max', ':', '2', ')', '@Description', '("a @b")'];
  expect(readAnnotations(tokens)).toEqual([
    { name: '@Deprecated', args: '' },
    { name: '@Range', args: '(min: 1, max: 2)' },
    { name: '@Description', args: '("a @b")' },
  ]);
  expect(readAnnotations([])).toEqual([]);
});

it('reads a comment of several lines', () => {
  expect(readComment('First\n * second\n *   third\n ')).toBe('First\nsecond\n  third');
});
