import { afterEach, describe, expect, it, vi } from 'vitest';
import { isPrefetched, noteAnswer } from '../prefetched';

afterEach(() => {
  vi.useRealTimers();
});

describe('a page that was fetched ahead', () => {
  it('is old after five minutes, also when the clock of the device is set back meanwhile', () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    noteAnswer('/how');
    vi.advanceTimersByTime(299_000);
    expect(isPrefetched('/how')).toBe(true);
    vi.advanceTimersByTime(2_000);
    vi.setSystemTime('1980-01-01');
    expect(isPrefetched('/how')).toBe(false);
  });
});
