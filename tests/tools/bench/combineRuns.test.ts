import { expect, it } from 'vitest';
import { combineRuns, describeRuns } from '../../../bench/compare/report/combineRuns.mjs';
import { SUMMARIZED } from '../../../bench/compare/report/writeReport.mjs';
import type { Run } from '../../../bench/compare/results';
import { makeBuildRow, makeGrowthRow, makePageRow, makeScoreRow } from './makeRows';

const MONDAY: Run = {
  machine: 'Measured on Monday.',
  results: {
    pages: [makePageRow('/a', 'ours')],
    lighthouse: [makeScoreRow('/a', 'ours', 90)],
    live: [{ name: 'cursor', promised: '150', medianMs: 90, p95Ms: 120 }],
    coverage: ['VitePress shows 99 %'],
  },
};
const TUESDAY: Run = {
  machine: 'Measured on Tuesday.',
  results: { lighthouse: [makeScoreRow('/a', 'ours', 100)], build: [makeBuildRow('ours', 40)] },
};

it('takes each part from the last run that measured it', () => {
  expect(combineRuns([MONDAY, TUESDAY])).toEqual({ ...MONDAY.results, ...TUESDAY.results });
  expect(combineRuns([TUESDAY, MONDAY]).lighthouse?.[0]?.performance).toBe(90);
});

it('says of a single run when it was, without naming its parts', () => {
  expect(describeRuns([MONDAY])).toBe('Measured on Monday.');
});

it('says of each run which parts are from it', () => {
  expect(describeRuns([MONDAY, TUESDAY])).toBe(
    '- pages, live, words: Measured on Monday.\n- Lighthouse, cold builds: Measured on Tuesday.',
  );
});

it('does not name parts that are not shown, nor runs of which nothing is', () => {
  expect(describeRuns([MONDAY, TUESDAY], SUMMARIZED)).toBe(
    '- pages: Measured on Monday.\n- Lighthouse, cold builds: Measured on Tuesday.',
  );
  const { live } = MONDAY.results;
  const growth: Run = { machine: 'Measured on Wednesday.', results: { growth: [makeGrowthRow(100, 70)] } };
  expect(describeRuns([{ ...MONDAY, results: { live: live! } }, growth], SUMMARIZED)).toBe('Measured on Wednesday.');
});
