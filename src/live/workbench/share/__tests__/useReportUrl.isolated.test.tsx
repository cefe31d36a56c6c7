// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount, perform } from '../../../__tests__/mount';
import { ShareError } from '../../../share/ShareError';
import type { SharedWork } from '../copyLink';
import { createState, DEFAULT_OPTIONS } from '../../session/WorkbenchState';
import type { Compilation } from '../../session/useCompilation';
import { WORKS } from '../../works';
import type { WorkbenchSession } from '../../session/useWorkbenchSession';
import { useReportUrl } from '../useReportUrl';

const { createLink } = vi.hoisted(() => ({ createLink: vi.fn<(work: SharedWork) => Promise<string>>() }));

vi.mock('../copyLink', () => ({ createLink }));

const COMPILATION: Compilation = {
  diagnostics: [
    { path: 'a.ws', line: 1, column: 2, length: 1, message: 'Colon expected', source: 'compiler' },
    { path: 'a.ws', line: 3, column: 4, length: 1, message: 'Two fields of one name', source: 'site' },
  ],
  others: [],
  warnings: ['Two files of one name'],
  output: { files: [], target: 'java' },
  isStale: false,
  request: undefined,
  isPending: false,
  status: 'answered',
  release: undefined,
};

/** Creates the parts of a session that the hook reads. */
function createSession(mode: WorkbenchSession['mode'], text: string): WorkbenchSession {
  const state = createState([{ path: 'a.ws', text }], { ...DEFAULT_OPTIONS, release: '0.17.8' });
  return { works: WORKS, mode, state, texts: { convert: { text } } } as unknown as WorkbenchSession;
}

function Subject({ session }: { session: WorkbenchSession }): string {
  const url = useReportUrl('https://example.com/issues', session, COMPILATION);
  return new URL(url).searchParams.get('body') ?? '';
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

it('a report has a link to the current work only, and none if a link cannot hold it', async () => {
  createLink.mockResolvedValueOnce('https://example.org/one');
  const { host, render } = await mount(<Subject session={createSession('write', 'one')} />);
  expect(host.textContent).toContain('no link, because it could not be created');
  await perform(() => vi.runAllTimersAsync());
  expect(host.textContent).toContain('- Workbench: https://example.org/one\n');
  createLink.mockRejectedValueOnce(new ShareError('oversized'));
  await render(<Subject session={createSession('write', 'two')} />);
  expect(host.textContent).toContain('no link, because it could not be created');
  await perform(() => vi.runAllTimersAsync());
  expect(createLink).toHaveBeenCalledTimes(2);
  expect(host.textContent).toContain('no link, because it could not be created');
});

it('a report has the messages and the release of the contracts only in the modes that show them', async () => {
  const { host, render } = await mount(<Subject session={createSession('write', 'one')} />);
  expect(host.textContent).toContain('- Compiler: 0.17.8');
  expect(host.textContent).toContain('    a.ws:1:2: Colon expected\n');
  expect(host.textContent).toContain('    a.ws:3:4: Two fields of one name (from the documentation site)\n');
  expect(host.textContent).toContain('    Two files of one name');
  await render(<Subject session={createSession('convert', 'one')} />);
  expect(host.textContent).not.toContain('0.17.8');
  expect(host.textContent).not.toContain('Colon expected');
});
