// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBehavior } from '@site/src/client/__tests__/startBehavior';
import { afterPaint } from '@site/src/client/tasks';
import { runChoicesScript } from '../../Choices/__tests__/runChoicesScript';
import { choices } from '../../Choices/client';
import { tabs } from '../client';

let stop: () => void;
let scrolls: number[];

/** Creates the HTML of tabs, like `index.tsx`. */
function renderTabs(id: string, group: string, values: readonly string[], inner = ''): string {
  const list = values.map(
    (value, index) =>
      `<li role="tab" data-value="${value}" aria-selected="${index === 0}" tabindex="${index === 0 ? 0 : -1}">${value}</li>`,
  );
  const items = group === '' ? '' : `data-items="${values.map((value) => `${group}=${value}`).join('|')}"`;
  const panels = values.map(
    (value, index) =>
      `<div role="tabpanel" ${index === 0 ? '' : 'hidden'}><follow-choice hidden></follow-choice>${index === 0 ? inner : value}</div>`,
  );
  return `<div id="${id}" data-tabs="" ${items}><ul role="tablist" aria-orientation="horizontal">${list.join('')}</ul>${panels.join('')}</div>`;
}

beforeEach(() => {
  scrolls = [];
  vi.stubGlobal('scrollBy', ({ top }: ScrollToOptions) => scrolls.push(top ?? NaN));
  localStorage.clear();
  runChoicesScript();
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function open(...parts: string[]): void {
  document.body.innerHTML = parts.join('');
  const stops = [choices, tabs].map(startBehavior);
  stop = () => {
    for (const stopOne of stops) stopOne();
  };
}

const find = (id: string, value: string): HTMLElement =>
  document.querySelector(`#${id} > ul > [data-value="${value}"]`)!;

/** Reads the value of the shown tab. Checks that its attributes and the panels agree. */
function readShown(id: string): string {
  const items = [...document.querySelectorAll<HTMLElement>(`#${id} > ul > li`)];
  const panels = [...document.querySelectorAll<HTMLElement>(`#${id} > div`)];
  return items
    .filter((item, index) => {
      const isShown = panels[index]?.hidden === false;
      expect(item.getAttribute('aria-selected')).toBe(String(isShown));
      expect(item.tabIndex).toBe(isShown ? 0 : -1);
      return isShown;
    })
    .map((item) => item.dataset.value)
    .join();
}

async function expectShown(id: string, value: string): Promise<void> {
  await vi.waitFor(() => {
    expect(readShown(id)).toBe(value);
  });
}

/** Clicks with a pointer. `click()` dispatches the event of a key, whose `detail` is 0. */
function tap(element: HTMLElement): void {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
}

function press(element: HTMLElement, key: string, modifiers: EventModifierInit = {}): boolean {
  const init: KeyboardEventInit = { key, bubbles: true, cancelable: true, ...modifiers };
  return !element.dispatchEvent(new KeyboardEvent('keydown', init));
}

describe('a click', () => {
  it('marks the tab at once, and shows only its panel after the next paint', async () => {
    open(renderTabs('one', '', ['a', 'b', 'c']));
    tap(find('one', 'b'));
    expect(find('one', 'b').getAttribute('aria-selected')).toBe('true');
    expect(find('one', 'a').getAttribute('aria-selected')).toBe('false');
    await expectShown('one', 'b');
  });

  it('selects the same choice in all tabs that offer it, after the next paint', async () => {
    open(
      renderTabs('one', 'language', ['java', 'rust']),
      renderTabs('two', 'language', ['java', 'rust', 'scala']),
      renderTabs('three', 'language', ['java', 'scala']),
      renderTabs('four', 'viewer', ['java', 'rust']),
    );
    tap(find('one', 'rust'));
    const readAll = () => ['one', 'two', 'three', 'four'].map(readShown);
    // Callbacks that wait for a paint run in the order in which they were registered.
    await afterPaint();
    expect(readAll()).toEqual(['rust', 'rust', 'java', 'java']);
  });

  it('replaces an earlier click before the next paint', async () => {
    open(
      renderTabs('one', 'language', ['java', 'rust', 'scala']),
      renderTabs('two', 'language', ['java', 'rust', 'scala']),
    );
    tap(find('one', 'rust'));
    tap(find('one', 'scala'));
    await expectShown('two', 'scala');
    await expectShown('one', 'scala');
  });

  it('has no effect if the next click reverts it before the next paint', async () => {
    open(renderTabs('one', 'language', ['java', 'rust']), renderTabs('two', 'language', ['java', 'rust']));
    tap(find('one', 'rust'));
    tap(find('one', 'java'));
    await afterPaint();
    await afterPaint();
    expect(['one', 'two'].map(readShown)).toEqual(['java', 'java']);
  });

  it('does not change nested tabs', async () => {
    open(renderTabs('one', '', ['a', 'b'], renderTabs('inner', '', ['b', 'a'])));
    tap(find('one', 'b'));
    await expectShown('one', 'b');
    expect(readShown('inner')).toBe('b');
    tap(find('inner', 'a'));
    await expectShown('inner', 'a');
    expect(readShown('one')).toBe('b');
  });

  it('keeps the position of the clicked tab, although blocks above it change their height', async () => {
    open(renderTabs('one', 'language', ['java', 'rust']));
    const tab = find('one', 'rust');
    const tops = [300, 180];
    tab.getBoundingClientRect = () => ({ top: tops.shift() ?? 0 }) as DOMRect;
    tap(tab);
    await expectShown('one', 'rust');
    expect(scrolls).toEqual([-120]);
  });
});

describe('a choice', () => {
  it('applies on the next page and in the next visit', () => {
    open(renderTabs('one', 'language', ['java', 'rust']));
    find('one', 'rust').click();
    stop();
    open(renderTabs('two', 'language', ['java', 'rust']), renderTabs('three', 'language', ['java', 'scala']));
    expect(readShown('two')).toBe('rust');
    expect(readShown('three')).toBe('java');
  });

  it('of tabs without a group is not remembered', () => {
    open(renderTabs('one', '', ['java', 'rust']));
    find('one', 'rust').click();
    stop();
    open(renderTabs('two', '', ['java', 'rust']), renderTabs('three', 'language', ['java', 'rust']));
    expect([readShown('two'), readShown('three')]).toEqual(['java', 'java']);
  });

  it('of a language and a generation applies to tabs that have only one of them', () => {
    open(
      renderTabs('language', 'language', ['typescript', 'kotlin']),
      renderTabs('generation', 'generation', ['ir', 'default']),
      `<div id="both" data-tabs="" data-items="language=kotlin generation=ir|language=kotlin generation=default">
      <ul role="tablist"><li role="tab" data-value="a" aria-selected="true"></li><li role="tab" data-value="b" aria-selected="false"></li></ul>
      <div role="tabpanel"><follow-choice></follow-choice></div><div role="tabpanel" hidden></div></div>`,
    );
    find('both', 'b').click();
    expect([readShown('language'), readShown('generation')]).toEqual(['kotlin', 'default']);
    expect(localStorage.getItem('docusaurus.tab.language')).toBe('kotlin');
    expect(localStorage.getItem('docusaurus.tab.generation')).toBe('default');
  });

  it('in another browser tab applies here at once', () => {
    open(renderTabs('one', 'language', ['java', 'rust']));
    localStorage.setItem('docusaurus.tab.language', 'rust');
    window.dispatchEvent(new StorageEvent('storage', { key: 'docusaurus.tab.language' }));
    expect(readShown('one')).toBe('rust');
  });
});

describe('the keyboard', () => {
  it.each([
    ['ArrowRight', 'a', 'b'],
    ['ArrowRight', 'c', 'a'],
    ['ArrowLeft', 'a', 'c'],
    ['Home', 'c', 'a'],
    ['End', 'a', 'c'],
  ])('moves the focus with %s from %s to %s, whose panel Enter shows', (key, from, to) => {
    open(renderTabs('one', '', ['a', 'b', 'c']));
    find('one', from).focus();
    expect(press(find('one', from), key)).toBe(true);
    expect(document.activeElement).toBe(find('one', to));
    expect(readShown('one')).toBe('a');
    press(find('one', to), 'Enter');
    // The panel is shown immediately, because the next key may move the focus into it.
    expect(readShown('one')).toBe(to);
  });

  it.each([
    ['ArrowLeft', { altKey: true }],
    ['ArrowLeft', { metaKey: true }],
    ['Home', { ctrlKey: true }],
  ])('leaves %s with %o to the browser', (key, modifiers) => {
    open(renderTabs('one', '', ['a', 'b', 'c']));
    find('one', 'b').focus();
    expect(press(find('one', 'b'), key, modifiers)).toBe(false);
    expect(document.activeElement).toBe(find('one', 'b'));
  });

  it('leaves the vertical arrow keys to the browser if the tabs are side by side', () => {
    open(renderTabs('one', '', ['a', 'b']));
    expect(press(find('one', 'a'), 'ArrowDown')).toBe(false);
  });

  it('shows the panel of a focused tab at once in a list with `data-automatic`', async () => {
    open(renderTabs('one', '', ['a', 'b']));
    document.querySelector('#one > ul')?.setAttribute('data-automatic', '');
    press(find('one', 'a'), 'ArrowRight');
    await expectShown('one', 'b');
  });
});
