import path from 'node:path';
import stylelint from 'stylelint';
import { expect, it } from 'vitest';
import { REPOSITORY } from '../../tools/support/paths.mjs';

/** Checks a selector with the repository's own configuration. */
async function lint(selector: string): Promise<string[]> {
  const { results } = await stylelint.lint({
    code: `${selector} {\n  margin: 0;\n}\n`,
    configFile: path.join(REPOSITORY, 'stylelint.config.mjs'),
  });

  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

it.each([
  '.menu__link',
  '.menu__list-item--collapsed',
  '.navbar__toggle + .avatar__name',
  '.tabs__item:not(.tabs__item--active)',
  '.DocSearch-Button',
  "[data-theme='dark'] main",
])('accepts %s', async (selector) => {
  expect(await lint(selector)).toEqual([]);
});

it.each([
  '.title_AbCd',
  '.docsContainer_Z_bl > a',
  'main .admonition_xJq3.theme-admonition',
  'a:not(.active_0-gL)',
  '.menu__link, .theme-doc-markdown .hash-link_o9zZ:focus',
  "[class*='title_']",
])('refuses %s: the name of a CSS module has a hash, which changes with the generator', async (selector) => {
  expect(await lint(selector)).toEqual(['selector-disallowed-list']);
});

it.each(["html:has([data-rex='main']) a", ':root.dark:has(dialog) main', 'body:has(.reader)'])(
  'refuses %s: the browser would compute the styles of the whole page for each new element',
  async (selector) => {
    expect(await lint(selector)).toEqual(['selector-disallowed-list']);
  },
);

it('accepts a condition on an element of the page', async () => {
  expect(await lint('.header:not(:has(+ *))')).toEqual([]);
});
