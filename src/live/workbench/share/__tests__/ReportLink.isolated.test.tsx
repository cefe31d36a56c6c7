// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount, perform } from '../../../__tests__/mount';
import { ShareError } from '../../../share/ShareError';
import type { SharedWork } from '../copyLink';
import { createState, DEFAULT_OPTIONS } from '../../session/WorkbenchState';
import type { Compilation } from '../../session/useCompilation';
import type { WorkbenchSession } from '../../session/useWorkbenchSession';
import ReportLink from '../ReportLink';

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
  return { mode, state, texts: { convert: { text } } } as unknown as WorkbenchSession;
}

function createReportLink(session: WorkbenchSession): ReactNode {
  return <ReportLink issues="https://example.com/issues" session={session} compilation={COMPILATION} />;
}

/** Returns the text of the report that the link contains. */
function readReport(host: HTMLElement): string | null {
  return new URL(host.querySelector('a')!.href).searchParams.get('body');
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

it('a report has a link to the current work only, and none if a link cannot hold it', async () => {
  createLink.mockResolvedValueOnce('https://example.org/one');
  const { host, render } = await mount(createReportLink(createSession('write', 'one')));
  expect(readReport(host)).toContain('no link, because it could not be created');
  await perform(() => vi.runAllTimersAsync());
  expect(readReport(host)).toContain('- Workbench: https://example.org/one\n');
  createLink.mockRejectedValueOnce(new ShareError('oversized'));
  await render(createReportLink(createSession('write', 'two')));
  expect(readReport(host)).toContain('no link, because it could not be created');
  await perform(() => vi.runAllTimersAsync());
  expect(createLink).toHaveBeenCalledTimes(2);
  expect(readReport(host)).toContain('no link, because it could not be created');
});

it('a report has the messages and the release of the contracts only in the modes that show them', async () => {
  const { host, render } = await mount(createReportLink(createSession('write', 'one')));
  expect(readReport(host)).toContain('- Compiler: 0.17.8');
  expect(readReport(host)).toContain('    a.ws:1:2: Colon expected\n');
  expect(readReport(host)).toContain('    a.ws:3:4: Two fields of one name (from the documentation site)\n');
  expect(readReport(host)).toContain('    Two files of one name');
  await render(createReportLink(createSession('convert', 'one')));
  expect(readReport(host)).not.toContain('0.17.8');
  expect(readReport(host)).not.toContain('Colon expected');
});
