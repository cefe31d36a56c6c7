import { expect, it } from 'vitest';
import { mean, means, median, medians, percentile } from '../../../bench/compare/statistics.mjs';

it('takes the value in the middle, or the mean of the two in the middle', () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([40, 10, 20, 30])).toBe(25);
  expect(median([10, 9, 100])).toBe(10);
  expect(median([])).toBeNaN();
});

it('takes a value that was measured as a percentile', () => {
  const values = Array.from({ length: 20 }, (_, index) => 20 - index);
  expect(percentile(values, 0.95)).toBe(19);
  expect(percentile(values, 1)).toBe(20);
  expect(percentile([7], 0.95)).toBe(7);
  expect(percentile([], 0.95)).toBeNaN();
});

it('knows no value of a series in which one was not measured', () => {
  expect(median([Number.NaN, 10, 20])).toBeNaN();
  expect(percentile([10, Number.NaN, 20], 0.95)).toBeNaN();
  expect(mean([10, Number.NaN])).toBeNaN();
});

it('summarizes each figure by itself', () => {
  const runs = [
    { script: 10, layout: 300 },
    { script: 30, layout: 100 },
    { script: 20, layout: 110 },
  ];
  expect(medians(runs)).toEqual({ script: 20, layout: 110 });
  expect(means(runs)).toEqual({ script: 20, layout: 170 });
  expect(mean([])).toBeNaN();
});
