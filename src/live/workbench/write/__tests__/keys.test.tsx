// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount, perform } from '../../../__tests__/mount';
import { DEFAULT_OPTIONS, type WorkbenchState } from '../../session/WorkbenchState';
import FileTabs from '../FileTabs';
import Panes from '../../parts/Panes';

/** Keys with which browsers go back or forward in the history, or to an end of the page. */
const BROWSER_KEYS: [string, EventModifierInit][] = [
  ['ArrowLeft', { altKey: true }],
  ['ArrowRight', { metaKey: true }],
  ['Home', { ctrlKey: true }],
];

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  localStorage.clear();
});

/** @returns whether the page prevents the default action of the browser */
async function press(element: Element, key: string, modifiers: EventModifierInit = {}): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers });
  await perform(() => element.dispatchEvent(event));

  return event.defaultPrevented;
}

describe('the tabs of the files', () => {
  const state: WorkbenchState = {
    files: ['a.ws', 'b.ws', 'c.ws'].map((path, id) => ({ id, path, text: '' })),
    activeId: 1,
    options: DEFAULT_OPTIONS,
    isTouched: false,
  };

  it.each(BROWSER_KEYS)('leave %s with %o to the browser', async (key, modifiers) => {
    const session = { state, dispatch: vi.fn(), removeFile: vi.fn() };
    const { host } = await mount(<FileTabs session={session} problemPaths={new Set()} />);
    const tab = host.querySelector('[aria-selected=true]')!;
    expect(await press(tab, key, modifiers)).toBe(false);
    expect(session.dispatch).not.toHaveBeenCalled();
    expect(await press(tab, key)).toBe(true);
    expect(session.dispatch).toHaveBeenCalledTimes(1);
  });
});

describe('the bar between the panes', () => {
  it.each(BROWSER_KEYS)('leaves %s with %o to the browser', async (key, modifiers) => {
    const choice = { shown: 'first', onShow: vi.fn(), titles: { first: 'Contract', second: 'Output' } } as const;
    const { host } = await mount(<Panes {...choice} first={null} second={null} />);
    const bar = host.querySelector('[role=separator]')!;
    expect(await press(bar, key, modifiers)).toBe(false);
    expect(bar.getAttribute('aria-valuenow')).toBe('50');
    expect(await press(bar, key)).toBe(true);
    expect(bar.getAttribute('aria-valuenow')).not.toBe('50');
  });
});
