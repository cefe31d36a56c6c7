import { describe, expect, it } from 'vitest';
import { replaceFontRule } from '../replaceFontRule';

const rule = (test: RegExp) => ({ test, use: 'loader' });

describe('replaceFontRule', () => {
  it('writes fonts into files and does not change other rules', () => {
    expect(replaceFontRule([rule(/\.svg$/), rule(/\.(?:woff2?|ttf)$/)], false)).toMatchObject([
      { test: /\.svg$/, use: 'loader' },
      { type: 'asset/resource', generator: { emit: true } },
    ]);
  });

  it('writes no fonts for the server bundle', () => {
    expect(replaceFontRule([rule(/\.woff2$/)], true)).toMatchObject([{ generator: { emit: false } }]);
  });

  it('fails when Docusaurus has no bundler rule for fonts', () => {
    expect(() => replaceFontRule([rule(/\.svg$/)], false)).toThrow(/has no bundler rule for fonts/);
  });
});
