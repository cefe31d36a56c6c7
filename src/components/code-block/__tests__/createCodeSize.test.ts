import { describe, expect, it } from 'vitest';
import { createCodeSize } from '../createCodeSize';

describe('the size of code', () => {
  it('is the number of lines and the number of characters in the longest', () => {
    expect(createCodeSize('ab\n\nabc')).toEqual({ 'data-lines': 3, 'data-columns': 3 });
    expect(createCodeSize('')).toEqual({ 'data-lines': 1, 'data-columns': 0 });
  });

  it('counts tabs up to the next tab stop, and ignores carriage returns', () => {
    expect(createCodeSize('a\tb\r\n')).toEqual({ 'data-lines': 2, 'data-columns': 5 });
  });
});
