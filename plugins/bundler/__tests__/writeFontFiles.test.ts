import { describe, expect, it } from 'vitest';
import { writeFontFiles } from '../writeFontFiles';

const rule = (test: RegExp) => ({ test, use: 'loader' });

describe('writeFontFiles', () => {
  it('writes fonts into files and does not change other rules', () => {
    expect(writeFontFiles([rule(/\.svg$/), rule(/\.(?:woff2?|ttf)$/)], false)).toMatchObject([
      { test: /\.svg$/, use: 'loader' },
      { type: 'asset/resource', generator: { emit: true } },
    ]);
  });

  it('writes no fonts for the server bundle', () => {
    expect(writeFontFiles([rule(/\.woff2$/)], true)).toMatchObject([{ generator: { emit: false } }]);
  });

  it('fails when Docusaurus has no bundler rule for fonts', () => {
    expect(() => writeFontFiles([rule(/\.svg$/)], false)).toThrow(/has no bundler rule for fonts/);
  });
});
