import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readBuiltPages } from '../../../../lib/built-pages/readBuiltPages';
import { runSteps } from '../../../../lib/built-pages/runSteps';
import { makeFolder } from '../../../../tests/support/makeFolder';
import { createEarlyScriptsStep } from '../createEarlyScriptsStep';

/** @returns the page after the step */
async function move(page: string): Promise<string> {
  const folder = makeFolder({ 'index.html': page });
  const pages = readBuiltPages(folder, '/');
  const names = { url: 'https://example.com', baseUrl: '/', title: '', tagline: '', titleDelimiter: '|' };
  await runSteps([createEarlyScriptsStep()], { ...names, folder, siteFolder: folder, pages }, () => undefined);

  return readFileSync(path.join(folder, 'index.html'), 'utf8');
}

const STYLES = '<link rel=stylesheet href=/a.css><link rel=stylesheet href=/b.css>';

it('puts the scripts at the beginning of the body before the styles, in their order', async () => {
  expect(
    await move(
      `<head>${STYLES}</head><body><svg></svg><script>one()</script>\n<script>two()</script><div></div></body>`,
    ),
  ).toBe(`<head><script>one()</script><script>two()</script>${STYLES}</head><body><svg></svg>\n<div></div></body>`);
});

it.each([
  ['a script behind the page', `<head>${STYLES}</head><body><div></div><script>late()</script></body>`],
  ['a script with an address', `<head>${STYLES}</head><body><script src=/a.js></script></body>`],
  ['data', `<head>${STYLES}</head><body><script type=application/json>{}</script></body>`],
  ['a page without styles', '<head></head><body><script>one()</script></body>'],
])('leaves %s where it is', async (_, page) => {
  expect(await move(page)).toBe(page);
});
