/** Storage key of the chosen color mode (`light` or `dark`). */
export const COLOR_MODE_KEY = 'theme';

/** All color modes, in the order in which the switch offers them. */
export const MODES = ['system', 'light', 'dark'] as const;

export type Mode = (typeof MODES)[number];

/** Sets the attributes of `<html>`: `data-theme-choice` to the mode, and `data-theme` to the colors, light or dark. */
export function applyMode(mode: Mode): void {
  const { dataset } = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  dataset.theme = mode === 'system' ? system : mode;
  dataset.themeChoice = mode;
}
