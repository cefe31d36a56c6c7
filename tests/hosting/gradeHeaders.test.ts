import { describe, expect, it } from 'vitest';
import { gradeHeaders } from './gradeHeaders';

describe('gradeHeaders', () => {
  const GOOD = {
    'content-security-policy': "default-src 'none'; script-src 'self'; form-action 'self'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  };
  const grade = (headers: Record<string, string>, redirection: 'https' | 'none' = 'https') => {
    const { grade: letter, score } = gradeHeaders({ headers, redirection });
    return [letter, score];
  };

  it.each([
    [GOOD, ['A+', 130]],
    [{ ...GOOD, 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" }, ['A+', 125]],
    [{ ...GOOD, 'content-security-policy': "default-src 'none'; script-src 'self' 'unsafe-inline'" }, ['C+', 60]],
    [{ ...GOOD, 'strict-transport-security': 'max-age=60' }, ['A+', 120]],
    [{}, ['D', 30]],
  ] as const)('gives %j the grade and the score %j', (headers, expected) => {
    expect(grade(headers)).toEqual(expected);
  });

  it('gives no bonus to a site without TLS', () => {
    expect(grade(GOOD, 'none')).toEqual(['B+', 80]);
  });
});
