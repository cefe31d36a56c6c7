// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderModule } from '@site/src/client/islands/renderIsland';
import { GENERATED, untrustedTexts } from '@site/tests/support/untrustedValues';
import { mount, perform } from '../../__tests__/mount';
import { renderIslandText } from '../../__tests__/renderIslandText';
import * as workbench from '../Workbench';

vi.hoisted(() => {
  vi.stubGlobal('__webpack_public_path__', '/');
});

interface Work {
  text: string;
  mode?: string;
}

const { bootWorkbench } = vi.hoisted(() => ({
  bootWorkbench: vi.fn<(fragment: string, query: string) => Promise<Work>>(),
}));

vi.mock('../bootWorkbench', () => ({ bootWorkbench }));
vi.mock('../Workspace', () => ({ default: ({ boot }: { boot: Work }) => boot.text }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  bootWorkbench
    .mockReset()
    .mockImplementation((fragment) => Promise.resolve({ text: `work of ${fragment || 'the reader'}` }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

/** Changes the hash of the address, as a link to the same page does. */
function changeHash(hash: string): void {
  window.history.replaceState(null, '', hash);
  window.dispatchEvent(new Event('hashchange'));
}

it('200 links that arrive at once open only the last one', async () => {
  const { host } = await mount(<workbench.default issues="https://example.org/issues" />);
  await perform(() => vi.runAllTimersAsync());
  expect(host.textContent).toBe('work of the reader');
  for (let index = 1; index <= 200; index += 1) changeHash(`#code=${index}`);
  await perform(() => vi.runAllTimersAsync());
  expect(bootWorkbench.mock.calls.map(([fragment]) => fragment)).toEqual(['', '#code=200']);
  expect(host.textContent).toBe('work of #code=200');
});

it('the address keeps the mode and an anchor, and drops everything that a reload would open again', async () => {
  const openAt = async (address: string): Promise<string> => {
    window.history.replaceState(null, '', address);
    await mount(<workbench.default issues="https://example.org/issues" />);
    await perform(() => vi.runAllTimersAsync());
    return window.location.href.slice(window.location.origin.length);
  };
  expect(await openAt('/play?example=a.ws&target=kotlin')).toBe('/play');
  bootWorkbench.mockResolvedValue({ text: '', mode: 'read' });
  expect(await openAt('/play?mode=read&example=a.ws#read-shapes')).toBe('/play?mode=read#read-shapes');
  bootWorkbench.mockResolvedValue({ text: '', mode: 'compare' });
  expect(await openAt('/play#code=x')).toBe('/play?mode=compare');
});

it('a defect while the workbench starts is shown, with a button to try again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  bootWorkbench.mockRejectedValueOnce(new TypeError('a defect'));
  const root = document.createElement('div');
  await perform(() => {
    renderModule(root, workbench, '{"issues": "https://example.org/issues"}');
    return vi.runAllTimersAsync();
  });
  expect(root.querySelector('[role="alert"]')?.textContent).toBe('This page crashed.a defectTry again');
  await perform(() => {
    root.querySelector('button')?.click();
    return vi.runAllTimersAsync();
  });
  expect(root.textContent).toBe('work of the reader');
});

it('an anchor of the reference is not opened as a link', async () => {
  const { host } = await mount(<workbench.default issues="https://example.org/issues" />);
  await perform(() => vi.runAllTimersAsync());
  changeHash('#read-shapes');
  await perform(() => vi.runAllTimersAsync());
  expect(bootWorkbench).toHaveBeenCalledTimes(1);
  expect(host.textContent).toBe('work of the reader');
});

it('shows the workbench or rejects the properties, whatever the page contains', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await renderIslandText(workbench, '{"issues":"https://example.org/issues"}')).toBe('work of the reader');
  expect(await renderIslandText(workbench, '{"issues":"javascript:alert(1)"}')).toBeUndefined();
  await fc.assert(
    fc.asyncProperty(untrustedTexts({ issues: 'https://example.org/issues' }), async (properties) => {
      expect([undefined, 'work of the reader']).toContain(await renderIslandText(workbench, properties));
    }),
    GENERATED,
  );
});
