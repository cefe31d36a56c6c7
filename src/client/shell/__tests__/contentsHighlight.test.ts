import { describe, expect, it } from 'vitest';
import { findCurrent } from '../contentsHighlight';

describe('findCurrent', () => {
  it('names no section above the first heading', () => {
    expect(findCurrent(0, 0)).toBe(-1);
  });

  it('names the section whose heading is in the upper half', () => {
    expect(findCurrent(2, 3)).toBe(2);
  });

  it('names the first of several headings in the upper half', () => {
    expect(findCurrent(2, 5)).toBe(2);
  });

  it('names the section before when the next heading is further down', () => {
    expect(findCurrent(3, 3)).toBe(2);
  });
});
