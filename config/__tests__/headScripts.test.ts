import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { bundleScript } from '../../lib/scripts/bundleScript';
import { readSiteOptions } from '../env';
import { listHeadScripts } from '../plugins';

/** Runs the scripts of the head in a browser whose system prefers the light theme, and returns the theme they set. */
async function readFirstTheme(options: { respectsSystemColor: boolean }): Promise<string | undefined> {
  const dataset: Record<string, string> = {};
  const scripts = listHeadScripts({ ...readSiteOptions({}), hasColorModeSwitch: true, ...options });
  const { file, setup } = scripts.find((script) => script.file.includes('ColorMode')) ?? { file: '' };
  runInNewContext(await bundleScript(path.resolve(file), setup), {
    document: { documentElement: { dataset } },
    localStorage: { getItem: () => null },
    matchMedia: () => ({ matches: false }),
  });

  return dataset.theme;
}

it.each([
  { respectsSystemColor: true, theme: 'light' },
  { respectsSystemColor: false, theme: 'dark' },
])(
  'R-51 without a choice, the site is $theme if respectsSystemColor is $respectsSystemColor',
  async ({ theme, ...options }) => {
    expect(await readFirstTheme(options)).toBe(theme);
  },
);
