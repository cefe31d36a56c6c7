// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveRequests, LiveResponses } from '@site/lib/compiler/liveRequests';
import { mount, perform } from '../../../__tests__/mount';
import { LiveError } from '../../../compiler/LiveError';
import { createState, DEFAULT_OPTIONS, type WorkbenchState } from '../WorkbenchState';
import { useCompilation } from '../useCompilation';

const { compile } = vi.hoisted(() => ({
  compile: vi.fn<(request: LiveRequests['compile']) => Promise<LiveResponses['compile']>>(),
}));

vi.mock('../../../compiler/getCompiler', () => ({ getCompiler: () => ({ connect: () => ({ compile }) }) }));

function See({ state }: { state: WorkbenchState }): string {
  const { isPending, output, status, isStale, others } = useCompilation(state, true, 0);
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
  const { host, render } = await mount(<See state={state} />);
  await perform(() => vi.runAllTimersAsync());
  expect(host.textContent).toBe('current java record A');

  await render(<See state={{ ...state, options: { ...state.options, target: 'typescript' } }} />);
  await perform(() => vi.advanceTimersByTimeAsync(500));
  expect(host.textContent).toBe('pending java record A');

  respond({ files: [{ path: 'A.ts', text: 'type A' }], diagnostics: [], stderr: '', warnings: [] });
  await perform(() => vi.runAllTimersAsync());
  expect(host.textContent).toBe('current typescript type A');
});

it('the result of earlier contracts does not count while the compiler is slow, and a failure ends this', async () => {
  const state = createState([{ path: 'a.ws', text: 'type A { a: String }' }], { ...DEFAULT_OPTIONS, target: 'java' });
  let refuse: (reason: Error) => void = () => undefined;
  compile
    .mockResolvedValueOnce({ files: [], diagnostics: [], stderr: 'old problem', warnings: [] })
    .mockReturnValueOnce(
      new Promise((_resolve, reject) => {
        refuse = reject;
      }),
    );
  const { host, render } = await mount(<See state={state} />);
  await perform(() => vi.runAllTimersAsync());
  await render(<See state={{ ...state, options: { ...state.options, target: 'typescript' } }} />);
  await perform(() => vi.advanceTimersByTimeAsync(900));
  expect(host.textContent).toBe('pending java ');
  await perform(() => vi.advanceTimersByTimeAsync(200));
  expect(host.textContent).toBe('slow stale ');

  refuse(new LiveError('hung', 'It took too long.'));
  await perform(() => vi.runAllTimersAsync());
  expect(host.textContent).toBe('current java ');
});
