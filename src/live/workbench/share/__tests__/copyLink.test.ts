import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { decodeState } from '../../../share/decodeState';
import { copyLink, listFiles } from '../copyLink';
import { DEFAULT_OPTIONS } from '../../session/WorkbenchState';
import type { WorkbenchSession } from '../../session/useWorkbenchSession';

// The cast is safe: `copyLink` reads only these members in this mode.
const SESSION = {
  mode: 'write',
  texts: { write: {} },
  state: { files: [{ id: 1, path: 'a.ws', text: 'type A' }], activeId: 1, options: DEFAULT_OPTIONS, isTouched: true },
} as unknown as WorkbenchSession;

/** A clipboard item whose content the test can read. */
class ItemStub {
  readonly content: Record<string, Promise<Blob>>;

  constructor(content: Record<string, Promise<Blob>>) {
    this.content = content;
  }
}

const write = vi.fn<(items: ItemStub[]) => Promise<void>>();

beforeEach(() => {
  write.mockReset();
  vi.stubGlobal('window', { location: { origin: 'https://example.com', href: 'https://example.com/play' } });
  vi.stubGlobal('navigator', { clipboard: { write } });
  vi.stubGlobal('ClipboardItem', ItemStub);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('the link is copied during the click event, because Safari allows it only then', async () => {
  write.mockResolvedValue();
  const copying = copyLink(SESSION);
  // The clipboard item receives a promise, because the link does not exist yet.
  expect(write).toHaveBeenCalledOnce();
  const blob = await write.mock.calls[0]?.[0][0]?.content['text/plain'];
  const link = new URL((await blob?.text()) ?? '');
  expect(link.origin + link.pathname).toBe('https://example.com/play');
  expect((await decodeState(link.hash))?.v).toBe(1);
  expect((await copying).text).toContain('Link copied.');
});

it('a link that was not copied is shown', async () => {
  write.mockRejectedValue(new DOMException('Denied.', 'NotAllowedError'));
  const { text, link } = await copyLink(SESSION);
  expect(text).toContain('Copy the link by hand');
  expect((await decodeState(new URL(link ?? '').hash))?.v).toBe(1);
});

it('a link that could not be created is reported, and the files can be downloaded instead', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const failure = new TypeError('The link cannot be read.');
  vi.stubGlobal('Response', function fail() {
    throw failure;
  });
  // Browsers refuse to copy when the content of an item is rejected.
  write.mockImplementation(async ([item]) => {
    await item?.content['text/plain'];
  });
  const notice = await copyLink(SESSION);
  expect(notice).toMatchObject({
    text: 'The link could not be created. Nothing you wrote is lost.',
    isFailure: true,
    action: { label: 'Download the files instead' },
  });
  expect(notice.link).toBeUndefined();
  expect(warn).toHaveBeenCalledWith(failure, failure);
});

it('a link requires a valid package name, except one with JSON to check, which contains none', async () => {
  write.mockResolvedValue();
  const state = { ...SESSION.state, options: { ...DEFAULT_OPTIONS, package: '1' } };
  const isRefused = async (others: Partial<WorkbenchSession>): Promise<boolean> =>
    (await copyLink({ ...SESSION, state, ...others })).text.startsWith('A link requires a valid package name.');
  expect(await isRefused({})).toBe(true);
  expect(await isRefused({ mode: 'read', texts: { ...SESSION.texts, read: { text: '', shape: '' } } })).toBe(true);
  expect(await isRefused({ mode: 'read', texts: { ...SESSION.texts, read: { text: '{}', shape: '' } } })).toBe(false);
});

it('the files to download instead are the contracts, and in the mode Read any JSON to check', async () => {
  const contract = { path: 'a.ws', text: 'type A' };
  expect(await listFiles(SESSION)).toEqual([contract]);
  const read = { ...SESSION, mode: 'read' as const, texts: { ...SESSION.texts, read: { text: '{}', shape: '' } } };
  expect(await listFiles(read)).toEqual([contract, { path: 'payload.json', text: '{}' }]);
  expect(await listFiles({ ...read, texts: { ...SESSION.texts, read: { text: '', shape: '' } } })).toEqual([contract]);
});
