import { beforeEach, describe, expect, it, vi } from 'vitest';
import { matchesDigits } from '../matchesDigits';

describe('matchesDigits', () => {
  beforeEach(() => {
    // On a busy machine a right pattern may use up the second that it has.
    vi.spyOn(performance, 'now').mockReturnValue(0);
  });

  it.each([
    /^[0-9]{13}$/,
    /^\d{13}$/,
    /^[0-9]{13,13}$/,
    /^[0-9]{3}[0-9]{10}$/,
    /^([0-9]{6}\d{7})$/,
    /^(?=.{13}$)[0-9]+$/,
    /^[0-9]{13}$|^[0-9]{13}$/,
    /^[0-9]{13}$/i,
    /^(?:0|[1-9])\d{12}$/,
  ])('takes %s', (pattern) => {
    expect(matchesDigits(pattern, 13)).toBe(true);
  });

  it.each([
    /[0-9]{13}/,
    /^[0-9]{13}/,
    /[0-9]{13}$/,
    /^[0-9]{13}|[0-9]{13}$/,
    /^[0-9]{12,13}$/,
    /^[0-9]{13,14}$/,
    /^[0-9a-z]{13}$/,
    /^[0-9-]{13}$/,
    /^[0-9 ]{13}$/,
    /^[0-9]{13}$|^[0-9]{3}-[0-9]{10}$/,
    /^[0-9]{3}-?[0-9]{10}$/,
    /^[0-9]{13}_?$/,
    /^[0-9]{13}\n?$/,
    /^[0-9]{13}$|^x$/,
    /^[0-9]{13}$|^$/,
    /^[0-9]{13}$|^none$/,
    /^[0-9]{13}$|^[a-z]{5}$/,
    /^[0-9]{12}[0-8]$/,
    /^[1-9][0-9]{12}$/,
    /^97[89][0-9]{10}$/,
    /^(?!9780141439600)[0-9]{13}$/,
    /^[0-9]{6}[^a][0-9]{6}$/,
    /^[0-9]{12}.$/,
    /^[0-9\u0660-\u0669]{13}$/,
    /^[^ -/:-~]{13}$/,
    /^[0-9]{13}$|^[0-9]{10}$/,
  ])('refuses %s', (pattern) => {
    expect(matchesDigits(pattern, 13)).toBe(false);
  });

  it('refuses a missing pattern', () => {
    expect(matchesDigits(undefined, 13)).toBe(false);
  });

  it('tries no further text once a pattern has used up one second', () => {
    const pattern = /^[0-9]{13}$/;
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const test = vi.spyOn(pattern, 'test').mockImplementation((text) => {
      now += 400;
      return text.length === 13;
    });
    expect(matchesDigits(pattern, 13)).toBe(false);
    expect(test).toHaveBeenCalledTimes(3);
  });

  it('tries short strings first, so that it notices a pattern that backtracks before a string takes minutes', () => {
    const pattern = /^[0-9]{13}$/;
    const test = vi.spyOn(pattern, 'test');
    expect(matchesDigits(pattern, 13)).toBe(true);
    const lengths = test.mock.calls.map(([text]) => text.length);
    expect(lengths).toEqual([...lengths].sort((one, other) => one - other));
    vi.mocked(performance.now).mockRestore();
    expect(matchesDigits(/^[0-9]{13}$|^(?:(?:[0-9]+)+a)$/, 13)).toBe(false);
  });
});
