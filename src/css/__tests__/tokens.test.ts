import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Color, computeContrast } from '../../../tests/support/contrast';

const TOKENS = readFileSync(path.join(__dirname, '../tokens.css'), 'utf8');

const THEMES = { dark: readColors("[data-theme='dark']"), light: readColors("[data-theme='light']") };

const CODE_ROLES = [
  'text',
  'keyword',
  'type',
  'string',
  'number',
  'function',
  'comment',
  'constant',
  'annotation',
  'method',
];

/** Foreground, background, and minimum contrast in WCAG 2.2: 1.4.3 for text, 1.4.11 for controls. */
const PAIRS: [string, string, number][] = [
  ...CODE_ROLES.map((role): [string, string, number] => [`--code-${role}`, '--code-background', 4.5]),
  ...['page', 'surface', 'raised'].flatMap((ground): [string, string, number][] => [
    ['--color-text', `--color-${ground}`, 4.5],
    ['--color-text-muted', `--color-${ground}`, 4.5],
    ['--color-accent', `--color-${ground}`, 4.5],
    ['--color-danger', `--color-${ground}`, 4.5],
    ['--color-warning', `--color-${ground}`, 4.5],
    ['--color-info', `--color-${ground}`, 4.5],
    ['--color-outline', `--color-${ground}`, 3],
    ['--color-focus', `--color-${ground}`, 3],
  ]),
  ['--color-on-accent', '--color-accent', 4.5],
  ['--color-text', '--color-accent-quiet', 4.5],
  ['--color-text-muted', '--code-background', 4.5],
  ['--color-accent', '--code-background', 4.5],
  // A traced name keeps its color on the background of its highlight.
  ...['text', 'type', 'function', 'keyword'].map((role): [string, string, number] => [
    `--code-${role}`,
    '--color-accent-quiet',
    4.5,
  ]),
];

describe.each(Object.entries(THEMES))('the %s theme', (_, colors) => {
  it.each(PAIRS)('R-42 shows %s on %s with a contrast of at least %d', (foreground, background, ratio) => {
    expect(computeContrast(requireColor(colors, foreground), requireColor(colors, background))).toBeGreaterThanOrEqual(
      ratio,
    );
  });
});

describe('the light theme', () => {
  it('R-51 defines every color that the dark theme defines', () => {
    expect([...THEMES.light.keys()].sort()).toEqual([...THEMES.dark.keys()].sort());
  });
});

function readColors(selector: string): Map<string, string> {
  const block = TOKENS.slice(TOKENS.indexOf(selector));
  const body = block.slice(block.indexOf('{') + 1, block.indexOf('}'));
  return new Map([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

function requireColor(colors: Map<string, string>, name: string): Color {
  const color = colors.get(name);
  if (color === undefined) throw new Error(`src/css/tokens.css defines no ${name} in this theme.`);
  return parseColor(color);
}

function parseColor(color: string): Color {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(color)?.[1];
  if (digits === undefined) throw new Error(`"${color}" is not a color in hexadecimal digits.`);
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const readChannel = (start: number): number => parseInt(full.slice(start, start + 2), 16);
  return [readChannel(0), readChannel(2), readChannel(4)];
}
