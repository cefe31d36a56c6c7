import stylelint from 'stylelint';
import { expect, it } from 'vitest';
import { restrictImportant } from '../../tools/lint/styleRules.mjs';

async function lint(code: string): Promise<string[]> {
  const { results } = await stylelint.lint({
    code,
    config: { plugins: [restrictImportant], rules: { 'site/restrict-important': true } },
  });

  return results.flatMap((result) => result.warnings.map((warning) => `${warning.line}: ${warning.text}`));
}

it.each([
  '@media print { .a { color: black !important; } }',
  '@layer site { @media (prefers-reduced-motion: reduce) { .a { animation: none !important; } } }',
  '.a { color: black; }',
])('accepts %s', async (code) => {
  expect(await lint(code)).toEqual([]);
});

it.each(['.a { color: black !important; }', '@media (width > 996px) { .a { color: black !important; } }'])(
  'refuses %s',
  async (code) => {
    const warnings = await lint(code);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('1: !important is only for print and reduced motion, not for "color" here');
  },
);
