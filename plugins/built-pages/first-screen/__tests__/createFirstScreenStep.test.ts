import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { FIRST_SCREEN_END } from '../../../../lib/html/firstScreen';
import { readBuiltPages } from '../../../../lib/built-pages/readBuiltPages';
import { runPostBuildSteps } from '../../../../lib/built-pages/runPostBuildSteps';
import { makeFolder } from '../../../../tests/support/makeFolder';
import { createFirstScreenStep } from '../createFirstScreenStep';
import { SHOW_REST_SCRIPT } from '../showRestScript';

const STYLES = '<link rel=stylesheet href=/a.css>';
const TEXT_FONT = '<link rel=preload as=font href=/fonts/Text-1.woff2>';
const CODE_FONT = '<link rel=preload as=font href=/fonts/Code-1.woff2>';
const THEME = '<script>document.documentElement.dataset.theme = "dark"</script>';
const LONG = `<p>${'a'.repeat(700)}</p>`;

interface Parts {
  head?: string;
  body?: string;
  text?: string;
  end?: string;
}

function write({ head = STYLES, body = THEME, text = '', end = '' }: Parts): string {
  return `<!doctype html><head>${head}</head><body>${body}<div id=app><main><div class="text markdown">${text}</div></main><script src=/a.js></script></div>${end}`;
}

async function run(parts: Parts): Promise<string> {
  const folder = makeFolder({ 'index.html': write(parts) });
  const names = { url: 'https://example.com', baseUrl: '/', title: '', tagline: '', titleDelimiter: '|' };
  const site = { ...names, folder, siteFolder: folder, pages: readBuiltPages(folder, '/') };
  await runPostBuildSteps([createFirstScreenStep({ codeFont: 'Code' })], site, () => undefined);

  return readFileSync(path.join(folder, 'index.html'), 'utf8');
}

it('marks the end of the first screen before the first block that follows a thousand characters', async () => {
  expect(await run({ text: `<h1>Title</h1>${LONG}${LONG}<h2>Two</h2>${LONG}${LONG}` })).toContain(
    `<h1>Title</h1>${LONG}${LONG}${FIRST_SCREEN_END}${SHOW_REST_SCRIPT}</script><h2>Two</h2>`,
  );
});

it('moves the scripts at the beginning of the body in front of the styles, where no script waits for them', async () => {
  const page = await run({ text: LONG.repeat(4) });
  expect(page).toContain(`<head>${THEME}${STYLES}</head><body><div id=app>`);
  expect(page).toContain('<script src=/a.js></script>');
});

it('moves all of them in their order, and none that stands behind the application', async () => {
  const two = '<script>two()</script>';
  const end = '<script>end()</script>';
  const page = await run({ body: THEME + two, text: LONG.repeat(4), end });
  expect(page).toContain(`<head>${THEME}${two}${STYLES}</head><body><div id=app>`);
  expect(page).toContain(`</div>${end}`);
});

it.each([
  ['little text', LONG.repeat(3)],
  ['all of its text in one block', `<div>${LONG.repeat(9)}</div>`],
  ['no text', ''],
])('leaves a page with %s as it is', async (_name, text) => {
  expect(await run({ text })).toBe(write({ text }));
});

it.each(['code', 'kbd', 'pre'])('keeps the font of code where the first screen has a %s', async (name) => {
  const head = `${TEXT_FONT}${CODE_FONT}${STYLES}`;
  const text = `<p>Say <${name}>x</${name}></p>`;
  expect(await run({ head, text })).toContain(head);
  expect(await run({ head, text: text + LONG.repeat(4) })).toContain(TEXT_FONT + CODE_FONT);
});

it('does not have a font loaded that the first screen does not show', async () => {
  const head = `${TEXT_FONT}${CODE_FONT}${STYLES}`;
  expect(await run({ head, text: LONG })).toContain(`<head>${TEXT_FONT}${STYLES}</head>`);
  expect(await run({ head, text: `${LONG.repeat(4)}<code>x</code>` })).not.toContain(CODE_FONT);
});

it('says which page has text and no stylesheet', async () => {
  await expect(run({ head: '', text: LONG.repeat(4) })).rejects.toThrow(
    'index.html has no stylesheet, in front of which the scripts of the body could go. Put this step behind',
  );
});
