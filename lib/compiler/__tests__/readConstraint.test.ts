import { expect, it } from 'vitest';
import { compilePattern, readConstraint, tryCompilePattern } from '../readConstraint';

it.each([
  [[], { kind: 'none' }],
  [['(', '/^a$/g', ')'], { kind: 'pattern', pattern: '/^a$/g' }],
  [['(', '0', ',', '5.5', ')'], { kind: 'bounds', min: 0, max: 5.5 }],
  [['(', '_', ',', '_', ')'], { kind: 'bounds', min: -Infinity, max: Infinity }],
  [['(', '_', ',', '7', ')'], { kind: 'bounds', min: -Infinity, max: 7 }],
  [['(', '-3', ',', '_', ')'], { kind: 'bounds', min: -3, max: Infinity }],
  [['"text"'], undefined],
  [['[', '/^a$/g', ')'], undefined],
  [['(', 'a', ')'], undefined],
  [['(', '/^a$/g', ')', '?'], undefined],
  [['(', '/^a$/g', ',', '1', ')'], undefined],
  [['(', '0', ',', 'a', ')'], undefined],
  [['(', '0', ';', '1', ')'], undefined],
  [['(', '0', ',', '1', ']'], undefined],
  [['(', '0', ',', '1', ')', '?'], undefined],
])('reads the constraint %j', (tokens, constraint) => {
  expect(readConstraint(tokens)).toEqual(constraint);
});

it.each([
  ['/b/g', 'ab', true],
  ['/b/i', 'AB', true],
  ['/b/y', 'ab', false],
  ['/b|c/ym', 'a\nc', false],
  ['/a\\/b/', 'a/b', true],
])('a second test of %s has the same result as the first', (pattern, text, isMatch) => {
  const compiled = compilePattern(pattern);
  expect([compiled.test(text), compiled.test(text)]).toEqual([isMatch, isMatch]);
});

it('returns undefined for a pattern that JavaScript does not support', () => {
  expect(tryCompilePattern('/[/g')).toBeUndefined();
});
