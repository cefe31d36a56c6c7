import { describe, expect, it } from 'vitest';
import { createCodeSize } from '../createCodeSize';

describe('the size of code', () => {
  it('is its lines and the characters of the longest', () => {
    expect(createCodeSize('ab\n\nabc')).toEqual({ '--lines': 3, '--columns': 3 });
    expect(createCodeSize('')).toEqual({ '--lines': 1, '--columns': 0 });
  });

  it('counts tabs to their next stop, and line ends not at all', () => {
    expect(createCodeSize('a\tb\r\n')).toEqual({ '--lines': 2, '--columns': 5 });
  });
});
