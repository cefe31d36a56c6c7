// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runChoicesScript } from './runChoicesScript';

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  document.body.innerHTML = '';
});

const FOLLOW = '<follow-choice hidden></follow-choice>';

/** Creates the HTML of variants. The first one is shown until the choices are applied. */
function renderVariants(items: readonly string[]): string {
  const variants = items.map(
    (item, index) => `<div data-variant ${index === 0 ? '' : 'hidden'}>${FOLLOW}<p>${item}</p></div>`,
  );
  return `<div data-items="${items.join('|')}">${variants.join('')}</div>`;
}

/** Opens a page with stored choices. */
function open(stored: Readonly<Record<string, string>>, html: string): void {
  for (const [group, value] of Object.entries(stored)) localStorage.setItem(`docusaurus.tab.${group}`, value);
  runChoicesScript();
  document.body.innerHTML = html;
}

/** Reads the text of the variants that are shown. */
const readShown = (): (string | null)[] =>
  [...document.querySelectorAll('[data-variant]:not([hidden]) > p')].map(({ textContent }) => textContent);

const TYPESCRIPT_IR = 'language=typescript generation=ir';
const TYPESCRIPT = 'language=typescript generation=default';
const KOTLIN_IR = 'language=kotlin generation=ir';
const KOTLIN = 'language=kotlin generation=default';
const BOTH = [TYPESCRIPT_IR, TYPESCRIPT, KOTLIN_IR, KOTLIN];

describe('a page that the parser inserts shows', () => {
  it.each([
    ['the default without a choice', {}, TYPESCRIPT_IR],
    ['the chosen language in the default generation', { language: 'kotlin' }, KOTLIN_IR],
    ['the default language in the chosen generation', { generation: 'default' }, TYPESCRIPT],
    ['the chosen language in the chosen generation', { language: 'kotlin', generation: 'default' }, KOTLIN],
    ['the default language where the chosen one is missing', { language: 'rust', generation: 'default' }, TYPESCRIPT],
    ['the language of the chosen build tool', { 'build-tool': 'gradle' }, KOTLIN_IR],
    ['the default for values that the site does not know', { language: 'cobol', generation: '' }, TYPESCRIPT_IR],
  ])('%s', (_name, stored, shown) => {
    open(stored, renderVariants(BOTH));
    expect(readShown()).toEqual([shown]);
  });

  it.each([
    ['of the chosen language', { language: 'java' }, 'build-tool=maven'],
    ['that the reader has chosen', { language: 'java', 'build-tool': 'npm' }, 'build-tool=npm'],
    ['of the default language, for a language without one', { language: 'rust' }, 'build-tool=npm'],
  ])('the build tool %s', (_name, stored, shown) => {
    open(stored, renderVariants(['build-tool=npm', 'build-tool=gradle', 'build-tool=maven']));
    expect(readShown()).toEqual([shown]);
  });

  it('a language with one generation, whatever generation is chosen', () => {
    open({ language: 'kotlin', generation: 'ir' }, renderVariants([TYPESCRIPT_IR, TYPESCRIPT, 'language=kotlin']));
    expect(readShown()).toEqual(['language=kotlin']);
  });

  it('no panel while the chosen one has not arrived', () => {
    open(
      { generation: 'default' },
      `<div data-items="generation=ir|generation=default"><div data-variant>${FOLLOW}<p>a</p></div></div>`,
    );
    expect(readShown()).toEqual([]);
  });

  it('the choice in its choosers', () => {
    open(
      { generation: 'default' },
      `<span><select><option value="generation=ir"><option value="generation=default"></select>${FOLLOW}</span>`,
    );
    expect(document.querySelector('select')?.value).toBe('generation=default');
  });
});
