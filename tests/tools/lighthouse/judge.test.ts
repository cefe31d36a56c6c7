import { expect, it } from 'vitest';
import type { Category, Measurement } from '../../../bench/lighthouse/categories.mjs';
import { describeLowest } from '../../../bench/lighthouse/describeLowest.mjs';
import { judge } from '../../../bench/lighthouse/judge.mjs';

const PERFECT: Category = {
  score: 1,
  audits: [{ id: 'image-alt', title: 'Images have alternatives', weight: 10, score: 1, places: [] }],
};

/** One audit of four that count alike has failed. */
const NOT_LISTED: Category = {
  score: 0.75,
  audits: ['is-crawlable', 'hreflang', 'canonical', 'link-text'].map((id, index) => ({
    id,
    title: `About ${id}`,
    weight: 1,
    score: index === 0 ? 0 : 1,
    places: index === 0 ? ['html > head > meta'] : [],
  })),
};

function measure(route: string, { cls = 0, seo = PERFECT }: { cls?: number; seo?: Category } = {}): Measurement {
  return {
    route,
    shown: route,
    categories: { accessibility: PERFECT, 'best-practices': PERFECT, seo, performance: { score: 0.4, audits: [] } },
    cls,
    lcpMs: route.length * 1000,
    tbtMs: 12.4,
  };
}

it('finds no fault with a page that is perfect but slow', () => {
  expect(judge(measure('/'), [])).toEqual({ faults: [], onPurpose: [] });
});

it('says which audit costs how many points, and where', () => {
  expect(judge(measure('/', { seo: NOT_LISTED }), []).faults).toEqual([
    'SEO 75: is-crawlable costs 25.0 (About is-crawlable): html > head > meta',
  ]);
});

it('accepts an audit that fails on purpose, says so, and only on its route', () => {
  const exceptions = [{ route: '/hidden', audit: 'is-crawlable', reason: 'nobody shall find it' }];
  expect(judge(measure('/hidden', { seo: NOT_LISTED }), exceptions)).toEqual({
    faults: [],
    onPurpose: ['SEO 75: is-crawlable costs 25.0 (About is-crawlable): nobody shall find it'],
  });
  expect(judge(measure('/', { seo: NOT_LISTED }), exceptions).faults).toHaveLength(1);
});

it('accepts only what an exception is about', () => {
  const exception = { route: '/hidden', audit: 'is-crawlable', reason: 'nobody shall find it' };
  const page = measure('/hidden', { seo: NOT_LISTED });
  expect(judge(page, [{ ...exception, about: /head/ }]).faults).toEqual([]);
  expect(judge(page, [{ ...exception, about: /header/ }]).faults).toEqual([
    expect.stringContaining('SEO 75'),
    expect.stringContaining('is-crawlable does not fail'),
  ]);
});

it('finds fault with an exception that is not needed any more', () => {
  const exceptions = [{ route: '/hidden', audit: 'is-crawlable', reason: 'nobody shall find it' }];
  expect(judge(measure('/hidden'), exceptions).faults).toEqual([expect.stringContaining('is-crawlable does not fail')]);
});

it('finds fault with points that no audit explains', () => {
  expect(judge(measure('/', { seo: { ...PERFECT, score: 0.99 } }), []).faults).toEqual(['SEO 99: no audit says why']);
});

it.each([0.0001, Number.NaN])('finds fault with a layout shift of %d', (cls) => {
  expect(judge(measure('/', { cls }), []).faults).toEqual([expect.stringContaining(`layout shift ${cls}`)]);
});

it('names the route of each figure that is lowest', () => {
  const all = [measure('/'), measure('/how', { cls: 0.02 }), measure('/x', { seo: NOT_LISTED })] as const;
  expect(describeLowest(all)).toBe(
    'accessibility 100, best practices 100, SEO 75 (/x), performance 40 (/), CLS 0.02 (/how), LCP 4.0 s (/how), TBT 12 ms (/)',
  );
});
