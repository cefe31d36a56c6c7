import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WorkerStub } from '../../../../client/__tests__/WorkerStub';
import { SupersededError } from '../../../workers/SupersededError';
import { READY } from '../../../workers/ready';
import { DocumentReader, READ_LIMIT_MS } from '../DocumentReader';
import type { DocumentRequest } from '../documentMessages';

const started: WorkerStub<DocumentRequest>[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  started.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

const DOCUMENT = { json: '{}', isYaml: true, format: undefined };

function createReader(): DocumentReader {
  return new DocumentReader(() => {
    const worker = new WorkerStub<DocumentRequest>();
    started.push(worker);

    return worker;
  });
}

it('reads documents one after the other in one worker', async () => {
  const reader = createReader();
  const first = reader.read('a: 1');
  started[0]!.send(READY);
  started[0]!.send({ document: DOCUMENT });
  expect(await first).toEqual(DOCUMENT);
  const second = reader.read('a: [');
  started[0]!.send({ problem: 'This is neither JSON nor YAML.' });
  expect(await second).toEqual({ problem: 'This is neither JSON nor YAML.' });
  expect(started).toHaveLength(1);
  // No timer is left that would stop the worker.
  vi.advanceTimersByTime(READ_LIMIT_MS);
  expect(started[0]!.isTerminated).toBe(false);
});

it('cancels a document for a newer one', async () => {
  const reader = createReader();
  const first = reader.read('old');
  const second = reader.read('new');
  await expect(first).rejects.toThrow(SupersededError);
  expect(started[0]!.isTerminated).toBe(true);
  started[0]!.send({ document: { ...DOCUMENT, json: 'old' } });
  started[1]!.send({ document: DOCUMENT });
  expect(await second).toEqual(DOCUMENT);
});

it('stops reading after the time limit, with a message, and reads the next document', async () => {
  const reader = createReader();
  const slow = reader.read('slow');
  started[0]!.send(READY);
  vi.advanceTimersByTime(READ_LIMIT_MS);
  await expect(slow).rejects.toThrow('took more than 20 seconds and was stopped. Nothing you wrote is lost');
  expect(started[0]!.isTerminated).toBe(true);
  const next = reader.read('next');
  started[1]!.send({ document: DOCUMENT });
  expect(await next).toEqual(DOCUMENT);
});

it('reports a worker that has crashed', async () => {
  const reader = createReader();
  const reading = reader.read('deep');
  started[0]!.send(READY);
  started[0]!.dispatchEvent(new Event('error', { cancelable: true }));
  await expect(reading).rejects.toThrow(
    /ran out of memory.* To try again, press the button or change the text\. .*, use the command line for this document\.$/,
  );
});
