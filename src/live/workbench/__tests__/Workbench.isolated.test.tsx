// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderModule } from '@site/src/client/islands/renderIsland';
import { GENERATED, untrustedTexts } from '@site/tests/support/untrustedValues';
import { mount, perform } from '../../__tests__/mount';
import { renderIslandText } from '../../__tests__/renderIslandText';
import type { Notice } from '../session/Notice';
import * as workbench from '../Workbench';

vi.hoisted(() => {
  vi.stubGlobal('__webpack_public_path__', '/');
});

interface Work {
  text: string;
  mode?: string;
  missingExample?: string;
  notice?: Notice;
}

const { bootWorkbench } = vi.hoisted(() => ({
  bootWorkbench: vi.fn<(fragment: string, query: string) => Promise<Work>>(),
}));

vi.mock('../../examples/loadExampleContracts', () => ({ EXAMPLES_LOAD_FAILURE: 'The examples could not be loaded.' }));
vi.mock('../bootWorkbench', () => ({ bootWorkbench }));
vi.mock('../Workspace', () => ({
  default: ({ boot: { text, notice } }: { boot: Work }) => (
    <>
      {text}
      {notice?.text}
      {notice?.action === undefined ? null : <button onClick={notice.action.run}>{notice.action.label}</button>}
    </>
  ),
}));

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

it('another attempt to load an example opens it in the mode that the reader sees', async () => {
  window.history.replaceState(null, '', '/play?mode=read&target=kotlin');
  bootWorkbench.mockResolvedValue({ text: '', mode: 'read', missingExample: 'a.ws' });
  const { host } = await mount(<workbench.default issues="https://example.org/issues" />);
  await perform(() => vi.runAllTimersAsync());
  const retry = async (): Promise<void> => {
    expect(host.textContent).toBe('The examples could not be loaded.Try again');
    await perform(() => {
      host.querySelector('button')?.click();
      return vi.runAllTimersAsync();
    });
  };
  await retry();
  window.history.replaceState(null, '', '/play?mode=compare');
  await retry();
  window.history.replaceState(null, '', '/play');
  await retry();
  const queries = bootWorkbench.mock.calls.map(([, query]) => query);
  expect(queries.map((query) => Object.fromEntries(new URLSearchParams(query)))).toEqual([
    { mode: 'read', target: 'kotlin' },
    { mode: 'read', target: 'kotlin', example: 'a.ws' },
    { mode: 'compare', target: 'kotlin', example: 'a.ws' },
    { target: 'kotlin', example: 'a.ws' },
  ]);
});

it('a notice about a link takes precedence over an example that could not be loaded', async () => {
  bootWorkbench.mockResolvedValue({ text: '', missingExample: 'a.ws', notice: { text: 'The link is damaged.' } });
  const { host } = await mount(<workbench.default issues="https://example.org/issues" />);
  await perform(() => vi.runAllTimersAsync());
  expect(host.textContent).toBe('The link is damaged.');
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
