// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount, perform } from '../../__tests__/mount';
import Playground from '../Playground';

vi.hoisted(() => {
  vi.stubGlobal('__webpack_public_path__', '/');
});

const { bootPlay } = vi.hoisted(() => ({ bootPlay: vi.fn<(fragment: string) => Promise<string>>() }));

vi.mock('../session/bootPlay', () => ({ bootPlay }));
vi.mock('../Workspace', () => ({ default: ({ boot }: { boot: string }) => boot }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  bootPlay.mockReset().mockImplementation((fragment) => Promise.resolve(`work of ${fragment || 'the reader'}`));
});

afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

/** Changes the hash of the address, as a link to the same page does. */
function changeHash(hash: string): void {
  window.history.replaceState(null, '', hash);
  window.dispatchEvent(new Event('hashchange'));
}

it('200 links that arrive at once open only the last one', async () => {
  const { host } = await mount(<Playground issues="https://example.org/issues" />);
  await perform(() => vi.runAllTimersAsync());
  expect(host.textContent).toBe('work of the reader');
  for (let index = 1; index <= 200; index += 1) changeHash(`#code=${index}`);
  await perform(() => vi.runAllTimersAsync());
  expect(bootPlay.mock.calls.map(([fragment]) => fragment)).toEqual(['', '#code=200']);
  expect(host.textContent).toBe('work of #code=200');
});

it('an anchor opens no link', async () => {
  const { host } = await mount(<Playground issues="https://example.org/issues" />);
  await perform(() => vi.runAllTimersAsync());
  changeHash('#read-shapes');
  await perform(() => vi.runAllTimersAsync());
  expect(bootPlay).toHaveBeenCalledTimes(1);
  expect(host.textContent).toBe('work of the reader');
});
