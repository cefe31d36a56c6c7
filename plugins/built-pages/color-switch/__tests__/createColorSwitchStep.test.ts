import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readBuiltPages } from '../../../../lib/built-pages/readBuiltPages';
import { runPostBuildSteps } from '../../../../lib/built-pages/runPostBuildSteps';
import { makeFolder } from '../../../../tests/support/makeFolder';
import { createColorSwitchStep } from '../createColorSwitchStep';

it.each(['disabled', 'disabled=""'])(
  'lets the switch of the color mode be pressed, and no other button: %s',
  async (off) => {
    const other = `<button class=clean-btn ${off}>next</button>`;
    const folder = makeFolder({
      'index.html': `<body><button class="clean-btn toggleButton_a1 toggleButtonDisabled_b2" type=button ${off} title="dark mode"><svg></svg></button>${other}`,
    });
    const pages = readBuiltPages(folder, '/');
    const names = { url: 'https://example.com', baseUrl: '/', title: '', tagline: '', titleDelimiter: '|' };
    await runPostBuildSteps(
      [createColorSwitchStep()],
      { ...names, folder, siteFolder: folder, pages },
      () => undefined,
    );
    expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe(
      `<body><button class="clean-btn toggleButton_a1 needs-scripts" type=button title="dark mode"><svg></svg></button>${other}`,
    );
  },
);
