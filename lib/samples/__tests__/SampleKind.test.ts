import { expect, it } from 'vitest';
import { readBlock } from '../kinds';
import { parseFence } from '../SampleKind';
import { SampleError } from '../SampleProblem';
import { proveBlock } from './proveBlock';

it('a block has a title only if the page gives it one', () => {
  expect(readBlock({ language: 'text', meta: '', body: 'a' }).request).not.toHaveProperty('title');
  expect(readBlock({ language: 'text', meta: 'title=b', body: 'a' }).request).toHaveProperty('title', 'b');
});

it('a block has neither a shown example nor an input example if it names no example', async () => {
  const block = await proveBlock('text', 'a');
  expect(Object.keys(block).sort()).toEqual(['markdown', 'sample']);
});

it('a list of kinds must contain a kind for every block', () => {
  expect(() => parseFence([], { language: 'text', meta: '', body: 'a' })).toThrow('no kind for a block of "text"');
});

it('an error of a block has the title and the advice of each of its problems', () => {
  const place = { bodyLine: 1, column: 1, length: 1 };
  const problems = [
    { title: 'one', advice: 'Do a.', ...place },
    { title: 'two', advice: 'Do b.', ...place },
  ];
  expect(String(new SampleError(problems))).toBe('SampleError: one. Do a.\ntwo. Do b.');
});
