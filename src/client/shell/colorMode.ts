import type { Behavior } from '../behaviors';
import { store } from '../storage';
import { findEventTarget } from '../findEventTarget';
import { COLOR_SWITCH } from '../themeMarkup';

/** Where the browser keeps the choice; the theme's script in the head of every page reads it before the first paint. */
export const CHOICE_KEY = 'theme';
/** In the bar, and its copy in the menu of small screens. */
const SWITCH = `${COLOR_SWITCH}, .navbar-sidebar__brand > div > .clean-btn`;

const CHOICES = ['system', 'light', 'dark'] as const;
type Choice = (typeof CHOICES)[number];

/** What holds without a choice, as `config/headTags.ts` says it; `undefined` when the site has no switch. */
function readDefault(): Choice | undefined {
  return toChoice(document.querySelector<HTMLMetaElement>('meta[name="default-color-mode"]')?.content);
}

function toChoice(value: string | null | undefined): Choice | undefined {
  return CHOICES.find((choice) => choice === value);
}

function readChoice(): Choice {
  return toChoice(document.documentElement.dataset.themeChoice) ?? 'dark';
}

function apply(choice: Choice): void {
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
  apply(next);
  store(CHOICE_KEY, next === 'system' ? null : next);
}

/** The switch between dark, light and, where it is configured, the color of the system. Without the switch, what an earlier site has kept is deleted. */
export const colorMode: Behavior = {
  start: () => {
    const fallback = readDefault();
    if (fallback === undefined) {
      store(CHOICE_KEY, null);
      return;
    }
    document.addEventListener('click', (event) => {
      if (findEventTarget(event, SWITCH) !== undefined) chooseNext(fallback);
    });
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === CHOICE_KEY) apply(toChoice(newValue) ?? fallback);
    });
    window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
      if (readChoice() === 'system') apply('system');
    });
  },
  enter: () => {
    if (readDefault() !== undefined) labelSwitches();
  },
};
