import { expect, it } from 'vitest';
import { readColors } from '../readColors';

const CSS = `
:root { --color-page: #ffffff; }
:root,
[data-theme='dark'] {
  --color-page: #000000;
  --color-text: #eeeeee;
  --color-text-muted: #aaaaaa;
  --color-accent: #00ff00; /* --color-page: #123456; */
}
@media print {
  [data-theme='dark'] { --color-text: #000000; }
}
[data-theme='dark'] .note { --color-text: #222222; }
[data-theme='light'] { --color-page: #fafafa; --color-text: #111111; --color-accent: #008800; }
`;

it('reads the colors of the dark theme', () => {
  expect(readColors(CSS)).toEqual({ page: '#000000', text: '#eeeeee', muted: '#aaaaaa', wire: '#00ff00' });
});

it('names the color and the theme that a stylesheet lacks', () => {
  const incomplete = CSS.replace('--color-text-muted: #aaaaaa;', '');
  expect(() => readColors(incomplete)).toThrow("does not define --color-text-muted for [data-theme='dark']");
});
