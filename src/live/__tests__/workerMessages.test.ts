import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GENERATED, outsideValues } from '../../../tests/support/outsideValues';
import { LiveCompiler } from '../compiler/LiveCompiler';
import { LiveError } from '../compiler/LiveError';
import { DocumentReader } from '../play/convert/DocumentReader';

/** A worker that says what a test says. */
class FakeWorker extends EventTarget {
  isOver = false;

  postMessage(): void {
    // It answers when the test says so.
  }

  terminate(): void {
    this.isOver = true;
  }

  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

let worker = new FakeWorker();
const startWorker = (): FakeWorker => (worker = new FakeWorker());

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a worker that says anything', () => {
  it('ends every question to the compiler with an answer or a LiveError', async () => {
    const said = fc.oneof(
      outsideValues({ kind: 'answer', id: 1, answer: [] }),
      outsideValues({ kind: 'failure', id: 1, message: 'It failed.', isBroken: false }),
    );
    await fc.assert(
      fc.asyncProperty(said, async (value) => {
        const compiler = new LiveCompiler(startWorker);
        const asked = compiler
          .connect()
          .check({ files: { 'a.ws': '' } })
          .then(
            (answer) => typeof answer,
            (error: unknown) => (error instanceof LiveError ? 'refused' : 'another error'),
          );
        worker.say({ kind: 'ready' });
        worker.say(value);
        // A message about another question leaves this one waiting.
        worker.dispatchEvent(new Event('error'));
        expect(await asked).toMatch(/^(?:object|refused)$/);
      }),
      GENERATED,
    );
  });

  it('ends the reading of every document with the document or a sentence', async () => {
    const said = fc.oneof(
      outsideValues({ problem: 'It is empty.' }),
      outsideValues({ json: '{}', isYaml: false, format: 'avro' }).map((document) => ({ document })),
    );
    await fc.assert(
      fc.asyncProperty(said, async (value) => {
        const read = new DocumentReader(startWorker).read('{}').then(
          ({ json }) => typeof json,
          (error: unknown) => typeof (error as Error).message,
        );
        worker.say(value);
        expect(await read).toBe('string');
      }),
      GENERATED,
    );
  });

  it('is terminated if it sends an invalid message', async () => {
    const read = new DocumentReader(startWorker).read('{}');
    worker.say({ document: { json: 1 } });
    await expect(read).rejects.toThrow('ran out of memory');
    expect(worker.isOver).toBe(true);
  });
});
