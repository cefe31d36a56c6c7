// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveRequests, LiveResponses } from '@site/lib/compiler/liveRequests';
import type { Emitter } from '@site/lib/compiler/types';
import { mount, perform } from '../../../__tests__/mount';
import { ReaderError } from '@site/src/client/ReaderError';
import { reduceWorkbench } from '../reduceWorkbench';
import { createState, DEFAULT_OPTIONS, type WorkbenchState } from '../WorkbenchState';
import { useCompilation } from '../useCompilation';

const { compile } = vi.hoisted(() => ({
  compile: vi.fn<(request: LiveRequests['compile']) => Promise<LiveResponses['compile']>>(),
}));

vi.mock('../../../compiler/getCompiler', () => ({ getCompiler: () => ({ connect: () => ({ compile }) }) }));

function Subject({ state }: { state: WorkbenchState }): string {
  const { isPending, output, status, isStale, others } = useCompilation(state, true);
  if (status === 'slow') return `slow ${isStale ? 'stale' : 'fresh'} ${others.join()}`;
  return `${isPending ? 'pending' : 'current'} ${output.target} ${output.files.map(({ text }) => text).join()}`;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

it('the output of other options is pending until the compiler responds, and keeps its target', async () => {
  const state = createState([{ path: 'a.ws', text: 'type A { a: String }' }], { ...DEFAULT_OPTIONS, target: 'java' });
  let respond: (response: LiveResponses['compile']) => void = () => undefined;
  compile
    .mockResolvedValueOnce({ files: [{ path: 'A.java', text: 'record A' }], diagnostics: [], stderr: '', warnings: [] })
    .mockReturnValueOnce(
      new Promise((resolve) => {
        respond = resolve;
      }),
    );
  const { host, render } = await mount(<Subject state={state} />);
  await perform(() => vi.runAllTimersAsync());
  expect(host.textContent).toBe('current java record A');

  await render(<Subject state={{ ...state, options: { ...state.options, target: 'typescript' } }} />);
  await perform(() => vi.advanceTimersByTimeAsync(500));
  expect(host.textContent).toBe('pending java record A');

  respond({ files: [{ path: 'A.ts', text: 'type A' }], diagnostics: [], stderr: '', warnings: [] });
  await perform(() => vi.runAllTimersAsync());
  expect(host.textContent).toBe('current typescript type A');
});

const RESPONSE: LiveResponses['compile'] = { files: [], diagnostics: [], stderr: 'old problem', warnings: [] };

const createContracts = (): WorkbenchState =>
  createState([{ path: 'a.ws', text: 'type A { a: String }' }], { ...DEFAULT_OPTIONS, target: 'java' });

const withTarget = (state: WorkbenchState, target: Emitter): WorkbenchState => ({
  ...state,
  options: { ...state.options, target },
});

it('the result of earlier contracts does not count while the compiler is slow, even if the reader tries again', async () => {
  const state = createContracts();
  let refuse: (reason: Error) => void = () => undefined;
  const hang = (): Promise<LiveResponses['compile']> =>
    new Promise((_resolve, reject) => {
      refuse = reject;
    });
  compile.mockResolvedValueOnce(RESPONSE).mockImplementationOnce(hang).mockImplementationOnce(hang);
  const { host, render } = await mount(<Subject state={state} />);
  await perform(() => vi.runAllTimersAsync());
  const changed = withTarget(state, 'typescript');
  await render(<Subject state={changed} />);
  await perform(() => vi.advanceTimersByTimeAsync(900));
  expect(host.textContent).toBe('pending java ');
  await perform(() => vi.advanceTimersByTimeAsync(200));
  expect(host.textContent).toBe('slow stale ');

  refuse(new ReaderError('It took too long.'));
  await perform(() => vi.runAllTimersAsync());
  expect(host.textContent).toBe('current java ');

  await render(<Subject state={reduceWorkbench(changed, { kind: 'retry' })} />);
  await perform(() => vi.advanceTimersByTimeAsync(1200));
  expect(host.textContent).toBe('slow stale ');
});

it('the compiler does not count as slow while the reader types', async () => {
  const state = createContracts();
  compile.mockResolvedValue(RESPONSE);
  const { host, render } = await mount(<Subject state={state} />);
  await perform(() => vi.runAllTimersAsync());
  for (let key = 0; key < 20; key += 1) {
    await render(<Subject state={withTarget(state, key % 2 === 0 ? 'typescript' : 'java')} />);
    await perform(() => vi.advanceTimersByTimeAsync(120));
    expect(host.textContent).toBe('pending java ');
  }
});
