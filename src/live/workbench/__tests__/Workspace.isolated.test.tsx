// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount, perform } from '../../__tests__/mount';
import type { Boot } from '../session/Boot';
import { readStoredTexts } from '../session/modes';
import type { Notice } from '../session/Notice';
import { createState, DEFAULT_OPTIONS } from '../session/WorkbenchState';
import { WorkbenchStore } from '../session/WorkbenchStore';
import Workspace from '../Workspace';

vi.hoisted(() => {
  vi.stubGlobal('__webpack_public_path__', '/');
});

vi.mock('../../examples/loadExampleContracts', () => ({ EXAMPLES_LOAD_FAILURE: '', loadExampleContracts: vi.fn() }));
vi.mock('../ModeView', () => ({ default: () => null }));
vi.mock('../../compiler/getCompiler', () => ({
  getCompiler: () => ({ connect: () => ({ compile: () => new Promise(() => undefined) }) }),
}));
vi.mock('../share/copyLink', () => ({ createLink: () => new Promise(() => undefined) }));

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

async function open(notice?: Notice): Promise<{ host: HTMLElement; press: (label: string) => Promise<void> }> {
  const boot: Boot = {
    state: createState([], DEFAULT_OPTIONS),
    store: new WorkbenchStore(),
    notice,
    texts: readStoredTexts(),
    undoStack: [],
  };
  const { host } = await mount(<Workspace boot={boot} issues="https://example.org/issues" />);
  return {
    host,
    press: (label) =>
      perform(() => {
        const button = [...host.querySelectorAll('button')].find(({ textContent }) => textContent === label);
        button?.focus();
        button?.click();
      }),
  };
}

it('a choice to wrap lines that the browser cannot store causes no warning about lost text', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { host, press } = await open();
  await press('Wrap lines');
  expect(host.querySelector('[aria-pressed=true] + a')).not.toBeNull();
  expect(host.querySelector('[role=alert]')).toBeNull();
});

it.each(['Dismiss', 'Download'])('the focus moves to the heading when a notice disappears: %s', async (label) => {
  document.body.innerHTML = '<main><h1>Workbench</h1></main>';
  const { host, press } = await open({
    text: 'The link is too long.',
    action: {
      label: 'Download',
      run({ setNotice }) {
        setNotice(undefined);
      },
    },
  });
  expect(host.textContent).toContain('The link is too long.');
  await press(label);
  expect(host.textContent).not.toContain('The link is too long.');
  expect(document.activeElement?.textContent).toBe('Workbench');
});

it('a change of the mode removes the notice', async () => {
  const { host, press } = await open({ text: 'The link is too long.' });
  await press('Compare');
  expect(host.textContent).not.toContain('The link is too long.');
});
