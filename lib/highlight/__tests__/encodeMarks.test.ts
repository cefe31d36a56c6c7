import { describe, expect, it } from 'vitest';
import { encodeMarks } from '../encodeMarks';

describe('encodeMarks', () => {
  it('writes a role letter and a length in base 36 for each run', () => {
    expect(
      encodeMarks([
        { role: 'k', length: 4 },
        { role: undefined, length: 1 },
        { role: 't', length: 35 },
        { role: 's', length: 36 },
      ]),
    ).toBe('k4_1tZs10');
  });

  it('merges adjacent runs of the same role', () => {
    expect(
      encodeMarks([
        { role: undefined, length: 2 },
        { role: undefined, length: 3 },
        { role: 's', length: 1 },
        { role: 's', length: 1 },
      ]),
    ).toBe('_5s2');
  });

  it('omits empty runs, and merges the runs around them', () => {
    expect(
      encodeMarks([
        { role: 'k', length: 0 },
        { role: 's', length: 1 },
        { role: undefined, length: 0 },
        { role: 's', length: 1 },
      ]),
    ).toBe('s2');
  });

  it('returns an empty string for empty text', () => {
    expect(encodeMarks([])).toBe('');
  });
});
