import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { readSiteOptions } from '../env';
import { createHeadTags } from '../headTags';

/** Runs the scripts of the head in a browser whose system prefers the light theme, and returns the theme they set. */
function readFirstTheme(options: { respectSystemColor: boolean }): string | undefined {
  const dataset: Record<string, string> = {};
  const tags = createHeadTags({ ...readSiteOptions({}), colorModeSwitch: true, ...options });
  const script = tags.map(({ innerHTML = '' }) => innerHTML).find((source) => source.includes('themeChoice')) ?? '';
  runInNewContext(script, {
    document: { documentElement: { dataset } },
    localStorage: { getItem: () => null },
    matchMedia: () => ({ matches: false }),
  });

  return dataset.theme;
}

it.each([
  { respectSystemColor: true, theme: 'light' },
  { respectSystemColor: false, theme: 'dark' },
])(
  'R-51 without a choice, the site is $theme if respectSystemColor is $respectSystemColor',
  ({ theme, ...options }) => {
    expect(readFirstTheme(options)).toBe(theme);
  },
);
