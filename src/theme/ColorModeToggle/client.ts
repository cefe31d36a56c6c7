import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/findEventTarget';
import { onStorageChange, readItem, writeItem } from '@site/src/client/storage';
import { COLOR_MODE_KEY } from './constants';

/** Selector of the switches: one is in the bar, one in the mobile menu. */
const SWITCH = '[data-color-switch]';

const CHOICES = ['system', 'light', 'dark'] as const;
type Choice = (typeof CHOICES)[number];

/**
 * Switches between the dark, the light and, if configured, the system's color mode. On a site without a switch, it
 * deletes a choice that an earlier release of the site has stored.
 */
export const colorMode: Behavior = {
  start() {
    const fallback = readDefault();
    if (fallback === undefined) {
      writeItem(COLOR_MODE_KEY, null);
      return;
    }
    document.addEventListener('click', (event) => {
      if (findEventTarget(event, SWITCH) !== undefined) chooseNext(fallback);
    });
    onStorageChange((key) => {
      if (key === COLOR_MODE_KEY) applyChoice(toChoice(readItem(key)) ?? fallback);
    });
    window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
      if (readChoice() === 'system') applyChoice('system');
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
function readDefault(): Choice | undefined {
  return toChoice(document.querySelector<HTMLElement>(SWITCH)?.dataset.colorSwitch);
}

function toChoice(value: string | null | undefined): Choice | undefined {
  return CHOICES.find((choice) => choice === value);
}

function readChoice(): Choice {
  return toChoice(document.documentElement.dataset.themeChoice) ?? 'dark';
}

function applyChoice(choice: Choice): void {
  const { dataset } = document.documentElement;
  const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  dataset.theme = choice === 'system' ? system : choice;
  dataset.themeChoice = choice;
  labelSwitches();
}

function labelSwitches(): void {
  const mode = `${readChoice()} mode`;
  for (const button of document.querySelectorAll<HTMLButtonElement>(SWITCH)) {
    button.title = mode;
    button.setAttribute('aria-label', `Switch between dark and light mode (currently ${mode})`);
  }
}

function chooseNext(fallback: Choice): void {
  const choices = CHOICES.filter((choice) => choice !== 'system' || fallback === 'system');
  const next = choices[(choices.indexOf(readChoice()) + 1) % choices.length] ?? fallback;
  applyChoice(next);
  writeItem(COLOR_MODE_KEY, next === 'system' ? null : next);
}
