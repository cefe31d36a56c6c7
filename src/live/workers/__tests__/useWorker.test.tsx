// @vitest-environment jsdom
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { mount } from '../../__tests__/mount';
import { TimedWorker } from '../TimedWorker';
import { useWorker } from '../useWorker';

class FakeWorker extends EventTarget {
  isOver = false;

  postMessage(request: string): void {
    this.dispatchEvent(new MessageEvent('message', { data: { answer: request } }));
  }

  terminate(): void {
    this.isOver = true;
  }
}

it('an idle worker is terminated when its component unmounts', async () => {
  const started: FakeWorker[] = [];
  let worker: TimedWorker<string, { answer: string }> | undefined;
  const Subject = (): ReactNode => {
    worker = useWorker(
      () =>
        new TimedWorker({
          ...{ schema: v.object({ answer: v.string() }), limitMs: 1000, name: 'test', advice: '' },
          start: () => {
            const fake = new FakeWorker();
            started.push(fake);

            return fake;
          },
        }),
    );

    return null;
  };
  const mounted = await mount(<Subject />);
  expect(await worker?.ask('yes')).toEqual({ answer: 'yes' });
  expect(started.map(({ isOver }) => isOver)).toEqual([false]);
  await mounted.unmount();
  expect(started.map(({ isOver }) => isOver)).toEqual([true]);
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
    await expect(worker.ask('yes')).rejects.toThrow('The comparison stopped: its script could not be loaded or run');
  }
  expect(warn).toHaveBeenCalledWith(refusal);
});
