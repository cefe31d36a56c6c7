import { describe, expect, it } from 'vitest';
import { matchesDigits } from '../matchesDigits';

describe('matchesDigits', () => {
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

  it('refuses what is no pattern', () => {
    expect(matchesDigits(undefined, 13)).toBe(false);
  });

  it('gives up on a pattern that takes too long', () => {
    const begin = performance.now();
    expect(matchesDigits(/^[0-9]{13}$|^(?:(?:[0-9]+)+a)$/, 13)).toBe(false);
    expect(performance.now() - begin).toBeLessThan(5000);
  });
});
