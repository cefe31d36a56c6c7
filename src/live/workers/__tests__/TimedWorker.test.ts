import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DocumentRequest } from '../../workbench/convert/documentMessages';
import { SupersededError } from '../SupersededError';
import { WorkerStub } from '../../../client/__tests__/WorkerStub';
import { LOADING, READY } from '../ready';
import { TimedWorker } from '../TimedWorker';

const LIMIT_MS = 5000;

/** Started workers, the oldest first. */
const started: WorkerStub[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  started.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

function createWorker(): TimedWorker<string, { answer: string }> {
  return new TimedWorker({
    ...{ name: 'check', limitMs: LIMIT_MS, advice: 'Shorten it.' },
    schema: v.object({ answer: v.string() }),
    start: () => {
      const worker = new WorkerStub();
      started.push(worker);
      return worker;
    },
  });
}

it('does not count the time in which the script of the worker loads', async () => {
  const response = createWorker().ask('a');
  vi.advanceTimersByTime(10 * LIMIT_MS);
  started[0]!.send(READY);
  vi.advanceTimersByTime(LIMIT_MS - 1);
  started[0]!.send({ answer: 'yes' });
  expect(await response).toEqual({ answer: 'yes' });
});

it('does not count the time in which a request loads another script', async () => {
  const response = createWorker().ask('a');
  started[0]!.send(READY);
  vi.advanceTimersByTime(LIMIT_MS - 1);
  started[0]!.send(LOADING);
  vi.advanceTimersByTime(10 * LIMIT_MS);
  started[0]!.send(READY);
  vi.advanceTimersByTime(LIMIT_MS - 1);
  started[0]!.send({ answer: 'yes' });
  expect(await response).toEqual({ answer: 'yes' });
});

it('stops a request that takes too long after the script has loaded', async () => {
  const response = createWorker().ask('a');
  vi.advanceTimersByTime(10 * LIMIT_MS);
  started[0]!.send(READY);
  vi.advanceTimersByTime(LIMIT_MS);
  await expect(response).rejects.toThrow('The check took more than 5 seconds and was stopped.');
  expect(started[0]!.isTerminated).toBe(true);
});

it('counts from the start of each later request', async () => {
  const worker = createWorker();
  const first = worker.ask('a');
  started[0]!.send(READY);
  started[0]!.send({ answer: 'yes' });
  await first;
  vi.advanceTimersByTime(10 * LIMIT_MS);
  const second = worker.ask('b');
  vi.advanceTimersByTime(LIMIT_MS);
  await expect(second).rejects.toThrow('took more than 5 seconds');
});

it('waits for the script of the next worker after a canceled request', async () => {
  const worker = createWorker();
  const first = worker.ask('a');
  started[0]!.send(READY);
  const second = worker.ask('b');
  await expect(first).rejects.toThrow(SupersededError);
  vi.advanceTimersByTime(10 * LIMIT_MS);
  started[1]!.send(READY);
  started[1]!.send({ answer: 'yes' });
  expect(await second).toEqual({ answer: 'yes' });
});

it.each([
  ['a script that cannot be loaded', [], 'The check could not be loaded or started.'],
  ['a crash after the script was loaded', [READY], 'The check crashed, for example because it ran out of memory.'],
  ['another script that cannot be loaded', [READY, LOADING], 'The check could not be loaded or started.'],
  ['a crash after another script was loaded', [READY, LOADING, READY], 'The check crashed'],
])('distinguishes a script that could not be loaded from a crash: %s', async (_, messages, expected) => {
  const response = createWorker().ask('a');
  for (const message of messages) started[0]!.send(message);
  started[0]!.dispatchEvent(new Event('error', { cancelable: true }));
  await expect(response).rejects.toThrow(expected);
});

describe('the script of a worker', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    ['the judge of the tour', () => import('../../tour/judge.worker')],
    ['the comparison', () => import('../../workbench/compare/comparison.worker')],
    ['the reader of documents', () => import('../../workbench/convert/document.worker')],
    ['the checker of payloads', () => import('../../workbench/read/payload.worker')],
  ])('reports that it is loaded: %s', async (_, load) => {
    const scope = { addEventListener: vi.fn(), postMessage: vi.fn() };
    vi.stubGlobal('self', scope);
    await load();
    expect(scope.addEventListener).toHaveBeenCalledWith('message', expect.any(Function));
    expect(scope.postMessage).toHaveBeenCalledExactlyOnceWith(READY);
  });

  it('reports that it loads the parser of YAML', async () => {
    type Listen = (kind: string, listener: (event: { data: DocumentRequest }) => void) => void;
    const scope = { addEventListener: vi.fn<Listen>(), postMessage: vi.fn() };
    vi.stubGlobal('self', scope);
    vi.resetModules();
    await import('../../workbench/convert/document.worker');
    scope.addEventListener.mock.lastCall?.[1]({ data: { text: 'openapi: 3.0.3' } });
    await vi.waitFor(() => {
      expect(scope.postMessage.mock.lastCall).toMatchObject([{ document: { isYaml: true } }]);
    });
    expect(scope.postMessage.mock.calls.slice(0, 3)).toEqual([[READY], [LOADING], [READY]]);
  });
});

it('loads the script once for several calls, and rejects all of them when the worker is ended', async () => {
  const worker = createWorker();
  const loads = [worker.load(), worker.load()];
  expect(started).toHaveLength(1);
  started[0]!.send(READY);
  await Promise.all(loads);
  worker.end();
  const others = [worker.load(), worker.load()];
  const failures = Promise.allSettled(others);
  expect(started).toHaveLength(2);
  worker.end();
  expect((await failures).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
