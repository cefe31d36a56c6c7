import stylelint from 'stylelint';
import { expect, it } from 'vitest';
import { restrictHover } from '../../tools/lint/styleRules.mjs';

async function lint(code: string): Promise<string[]> {
  const { results } = await stylelint.lint({
    code,
    config: { plugins: [restrictHover], rules: { 'site/restrict-hover': true } },
  });

  return results.flatMap((result) => result.warnings.map((warning) => `${warning.line}: ${warning.text}`));
}

it.each([
  '@media (hover: hover) { a:hover { color: red; } }',
  '@media (scripting: none) { li:hover > ul { display: block; } }',
  'a:not(:hover) { color: red; }',
])('accepts %s', async (code) => {
  expect(await lint(code)).toEqual([]);
});

it.each([
  'a:hover { color: red; }',
  '@media (hover: none) { a:hover { color: red; } }',
  '@media (any-hover: hover) { a:hover { color: red; } }',
  '@media (width > 60em) { li:hover > ul { display: block; } }',
])('rejects %s', async (code) => {
  expect(await lint(code)).toEqual([expect.stringContaining('outside @media (hover: hover)')]);
});
