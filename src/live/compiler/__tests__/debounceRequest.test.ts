import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { ReaderError } from '../../../client/ReaderError';
import { debounceRequest } from '../debounceRequest';
import { SupersededError } from '../../workers/SupersededError';

const onResponse = vi.fn();
const onFailure = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});

afterEach(() => {
  vi.useRealTimers();
});

it('sends the request after the pause, and passes on the response', async () => {
  const ask = vi.fn(() => Promise.resolve('Book'));
  debounceRequest({ pauseMs: 100, ask, onResponse, onFailure });
  await vi.advanceTimersByTimeAsync(99);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onResponse).toHaveBeenCalledExactlyOnceWith('Book');
  expect(onFailure).not.toHaveBeenCalled();
});

it('does not send a request that was canceled during the pause', async () => {
  const ask = vi.fn(() => Promise.resolve('Book'));
  debounceRequest({ pauseMs: 100, ask, onResponse, onFailure })();
  await vi.runAllTimersAsync();
  expect(ask).not.toHaveBeenCalled();
});

it.each([
  ['a response', (): Promise<string> => Promise.resolve('Book')],
  ['an error', (): Promise<string> => Promise.reject(new ReaderError('It took too long.'))],
])('does not pass on %s to a request that was canceled while the compiler worked', async (_, settle) => {
  const ask = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return settle();
  });
  const cancel = debounceRequest({ pauseMs: 100, ask, onResponse, onFailure });
  await vi.advanceTimersByTimeAsync(120);
  cancel();
  await vi.runAllTimersAsync();
  expect(ask).toHaveBeenCalledOnce();
  expect(onResponse).not.toHaveBeenCalled();
  expect(onFailure).not.toHaveBeenCalled();
});

it.each([
  ['with its message', new ReaderError('It took too long.'), [['It took too long.']]],
  ['only if no newer request has replaced the failed one', new SupersededError(), []],
])('reports a failure %s', async (_, error, calls) => {
  debounceRequest({ pauseMs: 0, ask: () => Promise.reject(error), onResponse, onFailure });
  await vi.runAllTimersAsync();
  expect(onFailure.mock.calls).toEqual(calls);
  expect(onResponse).not.toHaveBeenCalled();
});

it('reports a defect, and passes on a general message instead of that of the defect', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const defect = new TypeError("Cannot read properties of undefined (reading 'files')");
  debounceRequest({ pauseMs: 0, ask: () => Promise.reject(defect), onResponse, onFailure });
  await vi.runAllTimersAsync();
  expect(report.mock.calls).toEqual([[defect]]);
  expect(onFailure.mock.calls).toEqual([
    ['Something on this page went wrong unexpectedly. Try again, or reload the page.'],
  ]);
});
