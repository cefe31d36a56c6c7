import postcss from 'postcss';
import { expect, it } from 'vitest';
import { limitHover } from '..';

/** What the plugin makes of a stylesheet. */
function convert(css: string): string {
  return postcss([limitHover]).process(css, { from: undefined }).css.replace(/\n\s*/g, '');
}

it.each([
  ['a:hover{color:red}', '@media (hover: hover){a:hover{color:red}}'],
  ['a:hover,a.on{color:red}', 'a.on{color:red}@media (hover: hover){a:hover{color:red}}'],
  ['@layer b{:hover>.c{top:0}}', '@layer b{@media (hover: hover){:hover>.c{top:0}}}'],
  ['.d :is(a,b):hover{top:0}', '@media (hover: hover){.d :is(a,b):hover{top:0}}'],
  ['@media print{a:hover{top:0}}', '@media print{@media (hover: hover){a:hover{top:0}}}'],
  [
    '.dropdown--hoverable:hover .m{top:0}',
    '@media (hover: hover), (scripting: none){.dropdown--hoverable:hover .m{top:0}}',
  ],
])('leaves %s to devices that can hover', (css, limited) => {
  expect(convert(css)).toBe(limited);
});

it.each([
  '@media (hover: hover){a:hover{top:0}}',
  'a:not(:hover),b:focus{top:0}',
  '.b:has(a:hover){top:0}',
  '.b:is(:hover,:focus-visible){top:0}',
  '.b:not(:focus,:is(:hover,.c)>*){top:0}',
  '.b:not([title=")"],:hover){top:0}',
  '[title=":hover"]{top:0}',
  String.raw`.b\:hover{top:0}`,
])('leaves %s as it is', (css) => {
  expect(convert(css)).toBe(css);
});
