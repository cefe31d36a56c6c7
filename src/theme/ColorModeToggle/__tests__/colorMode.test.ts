// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBehavior } from '../../../client/__tests__/startBehavior';
import { colorMode } from '../client';

let isDark: boolean;
let changeSystem: (() => void) | undefined;
let stop: () => void;

beforeEach(() => {
  isDark = false;
  changeSystem = undefined;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isDark;
    },
    addEventListener: (_name: string, listener: () => void) => {
      changeSystem = listener;
    },
  }));
  localStorage.clear();
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** Opens a page whose switch shows `choice`, as set by the script in its head. */
function open(fallback: 'system' | 'dark' | undefined, choice: string): void {
  document.documentElement.dataset.themeChoice = choice;
  document.documentElement.dataset.theme = choice === 'system' ? (isDark ? 'dark' : 'light') : choice;
  document.body.innerHTML = fallback === undefined ? '' : `<button data-color-switch="${fallback}">mode</button>`;
  stop = startBehavior(colorMode);
}

const press = (): void => document.querySelector('button')?.click();
const readTheme = (): string | undefined => document.documentElement.dataset.theme;
const readStored = (): string | null => localStorage.getItem('theme');

describe('the switch', () => {
  it('shows the current mode', () => {
    open('dark', 'dark');
    expect(document.querySelector('button')?.getAttribute('aria-label')).toContain('currently dark mode');
  });

  it('changes between dark and light, stores the choice, and shows it', () => {
    open('dark', 'dark');
    press();
    expect(readTheme()).toBe('light');
    expect(readStored()).toBe('light');
    expect(document.querySelector('button')?.title).toBe('light mode');
    press();
    expect(readTheme()).toBe('dark');
    expect(readStored()).toBe('dark');
  });

  it('includes the mode of the system if the site offers it, and does not store it', () => {
    isDark = true;
    open('system', 'dark');
    press();
    expect(document.documentElement.dataset.themeChoice).toBe('system');
    expect(readTheme()).toBe('dark');
    expect(readStored()).toBeNull();
    press();
    expect(readTheme()).toBe('light');
  });
});

describe('the color mode', () => {
  it('follows the system as long as that is the choice', () => {
    open('system', 'system');
    isDark = true;
    changeSystem?.();
    expect(readTheme()).toBe('dark');
    press();
    expect(readTheme()).toBe('light');
    changeSystem?.();
    expect(readTheme()).toBe('light');
  });

  it('follows the choice of the reader in another browser tab', () => {
    open('dark', 'dark');
    localStorage.setItem('theme', 'light');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(readTheme()).toBe('light');
    localStorage.removeItem('theme');
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(readTheme()).toBe('light');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(readTheme()).toBe('dark');
  });

  it('is deleted from storage if the site has no switch', () => {
    localStorage.setItem('theme', 'light');
    open(undefined, 'dark');
    expect(readStored()).toBeNull();
  });
});
