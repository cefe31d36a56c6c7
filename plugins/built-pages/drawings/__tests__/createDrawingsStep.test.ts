import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readBuiltPages } from '../../../../lib/built-pages/readBuiltPages';
import { runPostBuildSteps } from '../../../../lib/built-pages/runPostBuildSteps';
import { makeFolder } from '../../../../tests/support/makeFolder';
import { createDrawingsStep } from '../createDrawingsStep';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10"><path d="M0 0h9"/></svg>\n';
const IMAGE = '<img src=/base/img/logo.svg alt="A &amp; B" class="themed light" height=30 width=60>';

async function draw(files: Record<string, string>): Promise<string> {
  const folder = makeFolder(files);
  const pages = readBuiltPages(folder, '/base/');
  const names = { url: 'https://example.com', baseUrl: '/base/', title: '', tagline: '', titleDelimiter: '|' };
  const steps = [createDrawingsStep(['img/logo.svg'])];
  await runPostBuildSteps(steps, { ...names, folder, siteFolder: folder, pages }, () => undefined);

  return readFileSync(path.join(folder, 'index.html'), 'utf8');
}

it('has the lines of a drawing once and refers to them wherever it is shown, with name, size and classes', async () => {
  const preload = '<link rel=preload as=image href=/base/img/logo.svg>';
  const page = await draw({
    'img/logo.svg': LOGO,
    'index.html': `<body>${preload}<nav>${IMAGE}</nav><nav></nav><footer>${IMAGE}</footer>`,
  });
  const shown =
    '<svg class="themed light" width="60" height="30" role="img" aria-label="A &amp; B" data-src="/base/img/logo.svg"><use href="#drawing-logo"/></svg>';
  const symbol = '<symbol id="drawing-logo" viewBox="0 0 20 10"><path d="M0 0h9"/></symbol>';
  expect(page).toBe(
    `<body><div hidden><svg>${symbol}</svg></div><nav>${shown}</nav><nav></nav><footer>${shown}</footer>`,
  );
});

it('has the lines of a drawing in the content with it: a navigation replaces the content alone', async () => {
  const page = await draw({
    'img/logo.svg': LOGO,
    'index.html': `<body><nav></nav><main>${IMAGE}</main>`,
  });
  expect(page).toContain('data-src="/base/img/logo.svg" viewBox="0 0 20 10"><path d="M0 0h9"/></svg></main>');
  expect(page).not.toContain('<symbol');
});

it('leaves the size to the stylesheet where the picture names none', async () => {
  const page = await draw({
    'img/logo.svg': LOGO,
    'index.html': '<body><nav></nav><img class=photo src=/base/img/logo.svg alt=Rex>',
  });
  expect(page).toContain('<svg class="photo" role="img" aria-label="Rex" data-src="/base/img/logo.svg">');
});

it('leaves other pictures and pages without the drawing as they are', async () => {
  const html = '<body><nav><img src=/base/img/other.svg alt=""></nav>';
  expect(await draw({ 'img/logo.svg': LOGO, 'index.html': html })).toBe(html);
});

it('names a file that is no drawing', async () => {
  await expect(draw({ 'img/logo.svg': 'lost', 'index.html': '<body>' })).rejects.toThrow(/logo\.svg: this is no SVG/);
});
