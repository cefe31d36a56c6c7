import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Measurement } from '../../../bench/measurements';
import {
  computePercentile,
  readResults,
  replaceBetweenMarkers,
  formatNumber,
  formatReport,
  writeResults,
} from '../../../bench/table.mjs';
import { makeFolder } from '../../support/makeFolder';

const measurement = (site: string, values: number[], metric = 'blocking ms', subject = '/a'): Measurement => {
  return { subject, metric, site, values };
};
const report = (measurements: Measurement[]) =>
  formatReport([{ conditions: 'Measured today.', measurements }]).replace(/ +/g, ' ');

describe('computePercentile', () => {
  it('interpolates between neighboring values', () => {
    expect(computePercentile([30, 10, 20], 0.5)).toBe(20);
    expect(computePercentile([40, 10, 20, 30], 0.5)).toBe(25);
    expect(computePercentile([10, 9, 100], 1)).toBe(100);
  });

  it('is NaN without values, and if one is NaN', () => {
    expect(computePercentile([], 0.5)).toBeNaN();
    expect(computePercentile([Number.NaN, 10, 20], 0.5)).toBeNaN();
  });
});

it('formats numbers for readers', () => {
  expect([1234.5, 10, 9.96, 0.123, 0, Number.NaN].map(formatNumber)).toEqual(['1,235', '10', '10.0', '0.12', '0', '–']);
});

describe('the table', () => {
  it('compares builds with the first one, and shows how much the values differ', () => {
    const table = report([measurement('before', [100, 110, 90]), measurement('after', [50, 50, 60])]);
    expect(table).toContain('| subject | metric | before | after |');
    expect(table).toContain('| /a | blocking ms | 100 ±5.0 | 50 ±2.5 (0.50) |');
    expect(table).toContain('\n\nMeasured today.');
  });

  it('compares with default Docusaurus if it is there, and has a dash for missing measurements', () => {
    const docusaurus = 'default Docusaurus';
    const table = report([
      measurement('our site', [10]),
      measurement(docusaurus, [40]),
      measurement('our site', [5], 'LCP ms', '/'),
    ]);
    expect(table).toContain('| /a | blocking ms | 10 (0.25) | 40 |');
    expect(table).toContain('| / | LCP ms | 5.0 | – |');
  });

  it('has the 95th percentile of navigation', () => {
    const values = Array.from({ length: 21 }, (_, index) => 10 * index);
    expect(report([measurement('our site', values, 'tap to heading ms', 'navigation')])).toContain(
      '| 100 p95 190 ±50 |',
    );
  });

  it('has the sizes by kind in one cell, and leaves other measurements to the file', () => {
    const table = report([
      measurement('our site', [7], 'total KB'),
      measurement('our site', [3], 'documents KB'),
      measurement('our site', [4], 'fonts KB'),
      measurement('our site', [900], 'main thread ms'),
    ]);
    expect(table).toContain('| total KB | 7.0 |');
    expect(table).toContain(
      '| documents + scripts + styles + fonts + images + worker KB | 3.0 + – + – + 4.0 + – + – |',
    );
    expect(table).not.toMatch(/900|\| fonts KB/);
  });
});

it('reads the values of an earlier run, and refuses other files', () => {
  const folder = makeFolder({ 'other.json': '{}', 'text.json': 'text' });
  const results = { conditions: 'Measured today.', measurements: [measurement('our site', [1, Number.NaN])] };
  writeResults(path.join(folder, 'run.json'), results);
  expect(readResults(path.join(folder, 'run.json'))).toEqual(results);
  expect(() => readResults(path.join(folder, 'other.json'))).toThrow(/other\.json has no results/);
  expect(() => readResults(path.join(folder, 'text.json'))).toThrow(/text\.json has no results/);
});

it('replaces only the text between the markers, and refuses a file without them', () => {
  const markdown = 'a\n<!-- bench:start -->\nold\n<!-- bench:end -->\nb';
  const written = replaceBetweenMarkers(markdown, 'new');
  expect(written).toBe('a\n<!-- bench:start -->\n\nnew\n\n<!-- bench:end -->\nb');
  expect(replaceBetweenMarkers(written, 'new')).toBe(written);
  expect(() => replaceBetweenMarkers('a', 'new')).toThrow(/results\.md lacks/);
});
