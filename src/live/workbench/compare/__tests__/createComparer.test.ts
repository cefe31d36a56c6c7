import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WorkerStub } from '../../../../client/__tests__/WorkerStub';
import { READY } from '../../../workers/ready';
import { createComparer } from '../createComparer';

/** A worker that loads its script, and then never responds. */
class SilentStub extends WorkerStub {
  static readonly started: SilentStub[] = [];

  constructor() {
    super();
    SilentStub.started.push(this);
  }

  override postMessage(): void {
    this.send(READY);
  }
}

const VERSION = { tree: [], written: new Map() };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', SilentStub);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  SilentStub.started.length = 0;
});

it('a comparison that takes too long fails with a message, and its worker is terminated', async () => {
  const comparison = createComparer().ask({ before: VERSION, after: VERSION });
  const refused = expect(comparison).rejects.toThrow(/^The comparison took more than 20 seconds and was stopped\./);
  await vi.runAllTimersAsync();
  await refused;
  expect(SilentStub.started.map(({ isTerminated }) => isTerminated)).toEqual([true]);
});
