// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteWorker } from '../SiteWorker';
import { WorkerStub } from './WorkerStub';

const CHUNK = 'https://example.com/assets/js/package.1.js';

class StartedStub extends WorkerStub {
  constructor() {
    super();
    workers.push(this);
  }
}

let workers: StartedStub[] = [];
const respond = vi.fn<() => void>();
const fetchScript = vi.fn<typeof fetch>(
  () =>
    new Promise((resolve) => {
      respond.mockImplementation(() => {
        resolve(new Response());
      });
    }),
);

beforeEach(() => {
  workers = [];
  vi.stubGlobal('Worker', StartedStub);
  vi.stubGlobal('fetch', fetchScript);
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetchScript.mockClear();
});

/** Creates the address of a worker. Each test uses another name, because the module remembers failed workers. */
const createAddress = (name: string): URL => new URL(`https://example.com/assets/js/${name}.worker.1.js`);

it('starts a worker at once', () => {
  new SiteWorker(createAddress('first'), { name: 'first' });
  expect(workers).toHaveLength(1);
  expect(fetchScript).not.toHaveBeenCalled();
});

it('fetches the script of a failed worker before the worker starts again, and keeps messages until then', async () => {
  const address = createAddress('failing');
  new SiteWorker(address, { name: 'failing' });
  workers[0]?.dispatchEvent(new Event('error'));
  const onMessage = vi.fn();
  const second = new SiteWorker(address, { name: 'failing' });
  second.addEventListener('message', onMessage);
  second.postMessage('hello');
  expect(fetchScript).toHaveBeenCalledExactlyOnceWith(address.href, expect.objectContaining({ cache: 'reload' }));
  expect(workers).toHaveLength(1);
  respond();
  await vi.waitFor(() => {
    expect(workers[1]?.received).toEqual(['hello']);
  });
  workers[1]?.send('hi');
  expect(onMessage).toHaveBeenCalledOnce();
  second.terminate();
  await vi.waitFor(() => {
    expect(workers[1]?.isTerminated).toBe(true);
  });
  new SiteWorker(address, { name: 'failing' });
  expect(workers).toHaveLength(3);
});

it('also fetches a script that the worker could not import', () => {
  const address = createAddress('importing');
  new SiteWorker(address, { name: 'importing' });
  const message = `Uncaught NetworkError: Failed to execute 'importScripts' on 'WorkerGlobalScope': The script at '${CHUNK}' failed to load.`;
  workers[0]?.dispatchEvent(new ErrorEvent('error', { message }));
  new SiteWorker(address, { name: 'importing' });
  expect(fetchScript.mock.calls.map(([request]) => request)).toEqual([address.href, CHUNK]);
});

it('dispatches an error event if a worker that had to wait cannot be started', async () => {
  const address = createAddress('forbidden');
  new SiteWorker(address, { name: 'forbidden' });
  workers[0]?.dispatchEvent(new Event('error'));
  const onError = vi.fn();
  const second = new SiteWorker(address, { name: 'forbidden' });
  second.addEventListener('error', onError);
  second.postMessage('hello');
  vi.stubGlobal('Worker', function refuse() {
    throw new DOMException('Workers are forbidden.', 'SecurityError');
  });
  respond();
  await vi.waitFor(() => {
    expect(onError).toHaveBeenCalledOnce();
  });
});
