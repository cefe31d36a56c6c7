import { describe, expect, it } from 'vitest';
import { formatNginxFiles } from '../formatNginxFiles';
import { gradeHeaders } from '../gradeHeaders';
import { formatHeadersFile, type HeaderRule, parseHeadersFile } from '../headersFile';
import { formatRedirectsFile } from '../redirectsFile';
import { formatContentPolicy } from '../SecurityPolicy';

describe('the files for static hosts', () => {
  it('list the headers of each path, and can be parsed again', () => {
    const rules: HeaderRule[] = [
      { path: '/*', headers: { 'X-Frame-Options': 'DENY', 'Referrer-Policy': 'same-origin' } },
      { path: '/assets/*', headers: { 'Cache-Control': 'immutable' } },
    ];
    const text = formatHeadersFile(rules);
    expect(text).toBe(
      '/*\n  X-Frame-Options: DENY\n  Referrer-Policy: same-origin\n\n/assets/*\n  Cache-Control: immutable\n',
    );
    expect(parseHeadersFile(text)).toEqual(rules);
  });

  it('are refused with the line that is neither a path nor a header', () => {
    expect(() => parseHeadersFile('/*\n  X-A: b\nhello\n')).toThrow(
      '_headers:3: "hello" is neither a path nor a header below one. Begin a path with "/", and write a header below it as "  Name: value".',
    );
  });

  it('list the target and the status of each redirect', () => {
    expect(formatRedirectsFile([{ from: '/a', to: '/b', status: 302 }])).toBe('/a /b 302\n');
  });
});

describe('formatContentPolicy', () => {
  const policy = {
    directives: { 'script-src': ["'self'"], 'frame-ancestors': ["'none'"] },
    headers: {},
    crossOriginPaths: [],
  };

  it('adds the hashes of inline scripts', () => {
    expect(formatContentPolicy(policy, ['sha256-x'], 'header')).toBe(
      "script-src 'self' 'sha256-x'; frame-ancestors 'none'",
    );
  });

  it('omits directives that a meta element does not support', () => {
    expect(formatContentPolicy(policy, [], 'meta')).toBe("script-src 'self'");
  });
});

describe('formatNginxFiles', () => {
  it('refuses a value that nginx would interpret as a variable', () => {
    const rules = [{ path: '/*', headers: { 'X-Price': '$5' } }];
    expect(() =>
      formatNginxFiles({ port: 80, url: 'https://example.com', baseUrl: '/', rules, redirects: [] }),
    ).toThrow('"$5"');
  });

  it('does not apply the headers of a path without * to longer paths', () => {
    const headers = { 'Cache-Control': 'no-cache' };
    const rules = [
      { path: '/sw.js', headers },
      { path: '/assets/*', headers },
    ];
    const { 'maps.conf': maps } = formatNginxFiles({
      port: 80,
      url: 'https://example.com',
      baseUrl: '/',
      rules,
      redirects: [],
    });
    const patterns = [...maps.matchAll(/"~(.*)" "no-cache"/g)].map(([, pattern = '']) => new RegExp(pattern));
    const isMatched = (path: string): boolean => patterns.some((pattern) => pattern.test(`200 ${path}`));
    expect(['/sw.js', '/assets/a.js', '/sw.js.map', '/sw.json'].map(isMatched)).toEqual([true, true, false, false]);
  });
});

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
