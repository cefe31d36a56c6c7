import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { LOADING, READY } from '../../../workers/ready';

const { loadYaml } = vi.hoisted(() => ({ loadYaml: vi.fn<() => Promise<never>>() }));

vi.mock(import('../readDocument'), async (importOriginal) => ({ ...(await importOriginal()), loadYaml }));

const postMessage = vi.fn<(message: unknown) => void>();

const reportError = vi.fn<(error: unknown) => void>();

beforeAll(async () => {
  vi.stubGlobal('self', Object.assign(new EventTarget(), { postMessage }));
  vi.stubGlobal('reportError', reportError);
  await import('../document.worker');
  expect(postMessage.mock.calls).toEqual([[READY]]);
  postMessage.mockClear();
});

afterEach(() => {
  vi.clearAllMocks();
});

afterAll(() => {
  vi.unstubAllGlobals();
});

const send = (text: string): boolean => self.dispatchEvent(new MessageEvent('message', { data: { text } }));

it('a parser that cannot be loaded is only an error, so that the page does not take it for a crash', async () => {
  const error = new Error('offline');
  loadYaml.mockRejectedValue(error);
  send('a: 1');
  await vi.waitFor(() => {
    expect(reportError.mock.calls).toEqual([[error]]);
  });
  expect(postMessage.mock.calls).toEqual([[LOADING]]);
});

it('a problem of the document is only a message', async () => {
  send('{"type":"string"}');
  await vi.waitFor(() => {
    expect(JSON.stringify(postMessage.mock.calls)).toMatch(/^\[\[\{"problem":"This schema is only [^{]*$/);
  });
  expect(reportError).not.toHaveBeenCalled();
});
