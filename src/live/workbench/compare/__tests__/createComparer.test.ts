import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { READY } from '../../../workers/ready';
import { createComparer } from '../createComparer';

/** A worker that loads its script, and then never responds. */
class FakeWorker extends EventTarget {
  static readonly started: FakeWorker[] = [];
  isOver = false;

  constructor() {
    super();
    FakeWorker.started.push(this);
  }

  postMessage(): void {
    this.dispatchEvent(new MessageEvent('message', { data: READY }));
  }

  terminate(): void {
    this.isOver = true;
  }
}

const VERSION = { tree: [], written: new Map() };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  FakeWorker.started.length = 0;
});

it('a comparison that takes too long fails with a message, and its worker is terminated', async () => {
  const comparison = createComparer().ask({ before: VERSION, after: VERSION });
  const refused = expect(comparison).rejects.toThrow(/^The comparison took more than 20 seconds and was stopped\./);
  await vi.runAllTimersAsync();
  await refused;
  expect(FakeWorker.started.map(({ isOver }) => isOver)).toEqual([true]);
});
