import { expect, it, onTestFinished, vi } from 'vitest';
import { groupByYear } from '../groupByYear';

const post = (date: string) => ({ date });

it('groups by year, the newest first, whatever the order of the posts', () => {
  const posts = ['2024-12-31T00:00:00.000Z', '2025-06-15T00:00:00.000Z', '2023-01-01', '2025-07-16', '2024-01-01'].map(
    post,
  );
  expect(groupByYear(posts).map(({ year, posts: own }) => [year, own.map(({ date }) => date.slice(0, 10))])).toEqual([
    ['2025', ['2025-07-16', '2025-06-15']],
    ['2024', ['2024-12-31', '2024-01-01']],
    ['2023', ['2023-01-01']],
  ]);
});

it('has no years without posts, and does not change the list', () => {
  expect(groupByYear([])).toEqual([]);
  const posts = [post('2024-01-01'), post('2025-01-01')];
  groupByYear(posts);
  expect(posts[0]).toEqual(post('2024-01-01'));
});

it('uses the year in UTC, whatever the time zone of the build', () => {
  vi.stubEnv('TZ', 'America/New_York');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const posts = [{ date: new Date('2025-01-01T00:00:00.000Z') }, { date: '2024-12-31T23:59:59.000Z' }];
  expect(groupByYear(posts).map(({ year }) => year)).toEqual(['2025', '2024']);
});
