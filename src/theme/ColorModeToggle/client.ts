import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/findEventTarget';
import { onStorageChange, readItem, writeItem } from '@site/src/client/storage';
import { applyMode, COLOR_MODE_KEY, type Mode, MODES } from './applyMode';

/** Selector of the switches: one is in the bar, one in the mobile menu. */
const SWITCH = '[data-color-switch]';

/**
 * Switches between the dark, the light and, if configured, the system's color mode. On a site without a switch, it
 * deletes a mode that an earlier release of the site has stored.
 */
export const colorMode: Behavior = {
  start() {
    const fallback = readDefault();
    if (fallback === undefined) {
      writeItem(COLOR_MODE_KEY, null);
      return;
    }
    document.addEventListener('click', (event) => {
      if (findEventTarget(event, SWITCH) !== undefined) chooseNextMode(fallback);
    });
    onStorageChange((key) => {
      if (key === COLOR_MODE_KEY) showMode(toMode(readItem(key)) ?? fallback);
    });
    window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
      if (readMode() === 'system') showMode('system');
    });
  },
  enter() {
    labelSwitches();
  },
};

addBehaviors(colorMode);

/**
 * Reads the default mode from the switch.
 *
 * @returns undefined if the site has no switch
 */
function readDefault(): Mode | undefined {
  return toMode(document.querySelector<HTMLElement>(SWITCH)?.dataset.colorSwitch);
}

function toMode(value: string | null | undefined): Mode | undefined {
  return MODES.find((mode) => mode === value);
}

/** Reads the chosen mode, which may be `system`. */
function readMode(): Mode {
  return toMode(document.documentElement.dataset.themeChoice) ?? 'dark';
}

function showMode(mode: Mode): void {
  applyMode(mode);
  labelSwitches();
}

function labelSwitches(): void {
  const name = `${readMode()} mode`;
  for (const button of document.querySelectorAll<HTMLButtonElement>(SWITCH)) {
    button.title = name;
    button.setAttribute('aria-label', `Switch between dark and light mode (currently ${name})`);
  }
}

/** Switches to the next mode. The modes include `system` only if that is the default. */
function chooseNextMode(fallback: Mode): void {
  const modes = MODES.filter((mode) => mode !== 'system' || fallback === 'system');
  const next = modes[(modes.indexOf(readMode()) + 1) % modes.length] ?? fallback;
  showMode(next);
  writeItem(COLOR_MODE_KEY, next === 'system' ? null : next);
}
