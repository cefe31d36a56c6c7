import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { WorkerClient, WorkerError } from '../WorkerClient';
import { WorkerStub } from './WorkerStub';

const ResponseSchema = v.object({ id: v.number(), text: v.string() });

let workers: WorkerStub[] = [];

beforeEach(() => {
  workers = [];
});

function createClient(): WorkerClient<{ code: string }, v.InferOutput<typeof ResponseSchema>> {
  const start = (): WorkerStub => {
    const worker = new WorkerStub();
    workers.push(worker);
    return worker;
  };
  return new WorkerClient({ start, schema: ResponseSchema, name: 'test worker' });
}

it('matches responses to requests, in any order', async () => {
  const client = createClient();
  const responses = [client.ask({ code: 'a' }), client.ask({ code: 'b' })];
  expect(workers).toHaveLength(1);
  expect(workers[0]?.received).toEqual([
    { code: 'a', id: 1 },
    { code: 'b', id: 2 },
  ]);
  workers[0]?.send({ id: 2, text: 'B' });
  workers[0]?.send({ id: 1, text: 'A' });
  expect(await Promise.all(responses)).toEqual([
    { id: 1, text: 'A' },
    { id: 2, text: 'B' },
  ]);
});

it('starts the worker before the first request, once', () => {
  const client = createClient();
  client.prepare();
  client.prepare();
  expect(workers).toHaveLength(1);
});

it('reports that the browser blocks the worker, and tries again with the next request', async () => {
  const forbidden = new DOMException('Workers are forbidden.', 'SecurityError');
  const start = vi.fn((): WorkerStub => {
    throw forbidden;
  });
  const client = new WorkerClient({ start, schema: ResponseSchema, name: 'test worker' });
  for (const code of ['a', 'b']) {
    await expect(client.ask({ code })).rejects.toThrow(
      new WorkerError('The test worker could not be started.', { cause: forbidden }),
    );
  }
  expect(start).toHaveBeenCalledTimes(2);
});

it.each([
  ['crashes', (worker: WorkerStub) => worker.dispatchEvent(new Event('error', { cancelable: true }))],
  ['sends an invalid message', (worker: WorkerStub) => worker.dispatchEvent(new MessageEvent('message', { data: {} }))],
  [
    'responds to an unknown request',
    (worker: WorkerStub) => {
      worker.send({ id: 7, text: 'A' });
    },
  ],
])('replaces a worker that %s, and ignores its later messages', async (_, fail) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const client = createClient();
  const first = client.ask({ code: 'a' });
  fail(workers[0]!);
  const second = client.ask({ code: 'b' });
  await expect(first).rejects.toThrow('The test worker ended without a response.');
  expect(workers[0]?.terminations).toBe(1);
  // The ended worker may have sent a message before it was terminated.
  fail(workers[0]!);
  workers[0]?.send({ id: 2, text: 'old' });
  workers[1]?.send({ id: 2, text: 'B' });
  expect(await second).toEqual({ id: 2, text: 'B' });
});
