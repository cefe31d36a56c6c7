// @vitest-environment jsdom
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { WorkerStub } from '../../../client/__tests__/WorkerStub';
import { mount } from '../../__tests__/mount';
import { TimedWorker } from '../TimedWorker';
import { useWorker } from '../useWorker';

/** A worker that answers with the request. */
class EchoStub extends WorkerStub<string> {
  override postMessage(request: string): void {
    this.send({ answer: request });
  }
}

it('an idle worker is terminated when its component unmounts', async () => {
  const started: EchoStub[] = [];
  let worker: TimedWorker<string, { answer: string }> | undefined;
  const Subject = (): ReactNode => {
    worker = useWorker(
      () =>
        new TimedWorker({
          ...{ schema: v.object({ answer: v.string() }), limitMs: 1000, name: 'test', advice: '' },
          start: () => {
            const stub = new EchoStub();
            started.push(stub);

            return stub;
          },
        }),
    );

    return null;
  };
  const mounted = await mount(<Subject />);
  expect(await worker?.ask('yes')).toEqual({ answer: 'yes' });
  expect(started.map(({ isTerminated }) => isTerminated)).toEqual([false]);
  await mounted.unmount();
  expect(started.map(({ isTerminated }) => isTerminated)).toEqual([true]);
});

it('a browser that forbids workers leads to a message, at every attempt', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const refusal = new DOMException('Workers are disabled.', 'SecurityError');
  const worker = new TimedWorker<string, { answer: string }>({
    ...{ schema: v.object({ answer: v.string() }), limitMs: 1000, name: 'comparison', advice: '' },
    start: () => {
      throw refusal;
    },
  });
  for (let attempt = 0; attempt < 2; attempt++) {
    await expect(worker.ask('yes')).rejects.toThrow('The comparison could not be loaded or started.');
  }
  expect(warn).toHaveBeenCalledWith(refusal);
});
