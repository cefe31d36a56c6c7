// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GENERATED, untrustedTexts } from '../../../tests/support/untrustedValues';
import { colorMode } from '../../theme/ColorModeToggle/client';
import { runChoicesScript } from '../../theme/Choices/__tests__/runChoicesScript';
import { choices } from '../../theme/Choices/client';
import { onStorageChange } from '../storage';
import { startBehavior } from './startBehavior';

// Another tab of the site may write any string under any key. This tab then gets a `storage` event.

const PAGE = `<button data-color-switch="dark"></button>
<div data-tabs="" data-items="language=java|language=rust"><ul role="tablist">
<li role="tab" data-value="java" aria-selected="true"></li><li role="tab" data-value="rust" aria-selected="false"></li>
</ul><div role="tabpanel"><follow-choice></follow-choice></div><div role="tabpanel" hidden></div></div>`;

const KEYS = fc.oneof(
  fc.constantFrom('theme', 'docusaurus.tab.language', 'docusaurus.tab.', 'docusaurus.tab.__proto__', null),
  fc.string({ unit: 'binary' }).map((group) => `docusaurus.tab.${group}`),
  fc.string({ unit: 'binary' }),
);
const TEXTS = fc.oneof(
  fc.constantFrom('java', 'rust', 'light', 'dark', 'system', null),
  untrustedTexts({ theme: 'light' }),
);

let stops: (() => void)[] = [];

beforeEach(() => {
  runChoicesScript();
  document.body.innerHTML = PAGE;
  // jsdom has no `matchMedia`.
  vi.stubGlobal('matchMedia', () => new EventTarget());
  stops = [choices, colorMode].map(startBehavior);
});

afterEach(() => {
  for (const stop of stops) stop();
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.innerHTML = '';
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.themeChoice;
  delete document.documentElement.dataset.choices;
});

function change(key: string | null, text: string | null): void {
  if (key !== null && text !== null) localStorage.setItem(key, text);
  else if (key !== null) localStorage.removeItem(key);
  else localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
}

it('one panel is shown and the color mode is valid, whatever another browser tab writes', () => {
  const errors: unknown[] = [];
  const note = (event: ErrorEvent): void => {
    errors.push(event.error);
  };
  window.addEventListener('error', note);
  fc.assert(
    fc.property(KEYS, TEXTS, (key, text) => {
      change(key, text);
      expect(errors).toEqual([]);
      expect(document.querySelectorAll('[role=tab][aria-selected=true]')).toHaveLength(1);
      expect(document.querySelectorAll('[role=tabpanel]:not([hidden])')).toHaveLength(1);
      expect([undefined, 'light', 'dark']).toContain(document.documentElement.dataset.theme);
      expect([undefined, 'light', 'dark', 'system']).toContain(document.documentElement.dataset.themeChoice);
    }),
    GENERATED,
  );
  window.removeEventListener('error', note);
});

it('choices that are made in another browser tab are applied', () => {
  change('docusaurus.tab.language', 'rust');
  change('theme', 'light');
  expect(document.querySelector<HTMLElement>('[aria-selected=true]')?.dataset.value).toBe('rust');
  expect(document.documentElement.dataset.theme).toBe('light');
});

it('a listener gets only the key, until it unsubscribes', () => {
  const listener = vi.fn();
  const stop = onStorageChange(listener);
  change('theme', 'light');
  expect(listener.mock.calls).toEqual([['theme']]);
  stop();
  change('theme', 'dark');
  expect(listener).toHaveBeenCalledTimes(1);
});
