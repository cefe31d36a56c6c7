// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { mount, perform } from '../../../__tests__/mount';
import { ReaderError } from '@site/src/client/ReaderError';
import { reduceWorkbench } from '../../session/reduceWorkbench';
import type { Compilation } from '../../session/useCompilation';
import type { WorkbenchSession } from '../../session/useWorkbenchSession';
import ReadMode from '../ReadMode';

/** Requests for the syntax tree, to which the test responds. */
const requests: { resolve: (trees: object) => void; reject: (error: Error) => void }[] = [];

vi.mock('@site/src/client/navigation/site', () => ({ BASE_PATH: '/' }));

vi.mock('../../../compiler/getCompiler', () => ({
  getCompiler: () => ({
    connect: () => ({
      ast: () =>
        new Promise((resolve, reject) => {
          requests.push({ resolve, reject });
        }),
      definitions: () => Promise.resolve({}),
      tokens: () => Promise.resolve({}),
    }),
  }),
}));

const COMPILATION: Compilation = {
  diagnostics: [],
  others: [],
  warnings: [],
  output: { files: [], target: 'java' },
  isStale: false,
  request: undefined,
  isPending: false,
  status: 'answered',
  release: undefined,
};

// The cast is safe: without a contract, the mode reads only these members.
const SESSION = {
  state: { files: [{ id: 1, path: 'a.ws', text: 'type A { a: String }' }] },
  setMode: vi.fn(),
} as unknown as WorkbenchSession;

beforeEach(() => {
  requests.length = 0;
});

async function waitForRequest(): Promise<(typeof requests)[number]> {
  await vi.waitFor(() => {
    expect(requests).toHaveLength(1);
  });
  return requests.pop()!;
}

it('offers to read the contracts again when only that request fails', async () => {
  const retry = vi.fn();
  const props = {
    ...{ texts: {}, compilation: COMPILATION },
    ...{ onLoad: undefined, onRetry: retry, onOpen: vi.fn() },
  };
  const draw = (session: WorkbenchSession) => <ReadMode {...props} session={session} />;
  const { host, render } = await mount(draw(SESSION));
  const first = await waitForRequest();
  await perform(() => {
    first.reject(new ReaderError('The compiler took too long.'));
  });
  expect(host.textContent).toContain('The compiler took too long.');
  // The contracts compile, so nothing asks the reader to correct them.
  expect(host.textContent).not.toContain('Correct the contracts');
  const button = [...host.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again');
  await perform(() => {
    button!.click();
  });
  expect(retry).toHaveBeenCalledOnce();

  await render(draw({ ...SESSION, state: reduceWorkbench(SESSION.state, { kind: 'retry' }) }));
  const second = await waitForRequest();
  await perform(() => {
    second.resolve({});
  });
  expect(host.textContent).not.toContain('The compiler took too long.');
});
