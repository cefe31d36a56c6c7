import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { measureInText } from '..';

/** What the plugin makes of a stylesheet. */
function convert(css: string): string {
  return postcss([measureInText]).process(css, { from: undefined }).css;
}

describe('text-breakpoints', () => {
  it.each([
    ['(max-width: 996px)', '(max-width: 62.25em)'],
    ['screen and (width >= 997px)', 'screen and (width >= 62.3125em)'],
    ['(420px < width <= 860px)', '(26.25em < width <= 53.75em)'],
  ])('measures %s in text', (pixels, text) => {
    expect(convert(`@media ${pixels} { a { width: 20px } }`)).toBe(`@media ${text} { a { width: 20px } }`);
  });

  it('leaves other conditions alone', () => {
    const css = '@media (resolution >= 2dppx) and (width >= 30em) { a { color: red } }';
    expect(convert(css)).toBe(css);
  });
});
