import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ESLint } from 'eslint';
import boundaries from 'eslint-plugin-boundaries';
import tseslint from 'typescript-eslint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOUNDARIES } from '../../tools/lint/boundaries.mjs';

const FILES = [
  'config/site.ts',
  'lib/compiler/check.ts',
  'lib/compiler/tokens.ts',
  'lib/samples/checkPages.ts',
  'lib/samples/kinds.ts',
  'lib/samples/kinds/console/index.ts',
  'lib/samples/kinds/console/types.ts',
  'lib/samples/kinds/contract/index.ts',
  'lib/samples/kinds/console/view/index.tsx',
  'lib/samples/kinds/contract/view/index.tsx',
  'lib/highlight/renderMarks.ts',
  'lib/search/protocol.ts',
  'plugins/contract-samples/index.ts',
  'plugins/contract-samples/types.ts',
  'plugins/contract-samples/remark/index.ts',
  'plugins/contract-samples/theme/CodeSample/index.tsx',
  'plugins/site-search/index.ts',
  'plugins/site-search/client/SearchBar.tsx',
  'plugins/site-search/client/parts/Hit.tsx',
  'src/client/article/names.ts',
  'src/client/article/wireFan.ts',
  'src/components/Wire.tsx',
  'src/components/code-block/CodeBlock.tsx',
  'src/features/home/Hero.tsx',
  'src/features/live/check.worker.ts',
  'src/pages/index.tsx',
  'src/theme/Footer/index.tsx',
  'tests/support/test.ts',
  'tools/support/paths.mjs',
];

let root: string;
let eslint: ESLint;

beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'boundaries-'));
  for (const file of FILES) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), 'export default 1;\n');
  }
  eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: [
      {
        files: ['**/*.{ts,tsx,mjs}'],
        languageOptions: { parser: tseslint.parser },
        plugins: { boundaries },
        settings: {
          ...BOUNDARIES.settings,
          'boundaries/root-path': root,
          'import/resolver': { node: { extensions: ['.ts', '.tsx', '.mjs'] } },
        },
        rules: BOUNDARIES.rules,
      },
    ],
  });
});

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

/** Lints one import statement from one file to another; gives back the messages. */
async function lintImport(importer: string, imported: string, keyword = 'import'): Promise<string[]> {
  const specifier = path.relative(path.dirname(importer), imported).replace(/\.[^.]+$/, '');
  const text = `${keyword} thing from '${specifier.startsWith('.') ? specifier : `./${specifier}`}';\nexport { thing };\n`;
  const results = await eslint.lintText(text, { filePath: path.join(root, importer) });

  return results.flatMap((result) => result.messages.map((message) => message.message));
}

describe('imports that go down', () => {
  it.each([
    ['lib/samples/checkPages.ts', 'lib/compiler/check.ts'],
    ['lib/compiler/check.ts', 'lib/compiler/tokens.ts'],
    ['lib/samples/kinds.ts', 'lib/samples/kinds/console/index.ts'],
    ['lib/samples/kinds/console/index.ts', 'lib/samples/checkPages.ts'],
    ['lib/samples/kinds/console/index.ts', 'lib/samples/kinds/contract/index.ts'],
    ['lib/samples/kinds/console/view/index.tsx', 'src/components/code-block/CodeBlock.tsx'],
    ['lib/samples/kinds/console/view/index.tsx', 'lib/samples/kinds/contract/view/index.tsx'],
    ['config/site.ts', 'plugins/contract-samples/remark/index.ts'],
    ['plugins/contract-samples/index.ts', 'lib/samples/checkPages.ts'],
    ['plugins/contract-samples/index.ts', 'plugins/contract-samples/remark/index.ts'],
    ['plugins/contract-samples/theme/CodeSample/index.tsx', 'plugins/contract-samples/types.ts'],
    ['plugins/contract-samples/theme/CodeSample/index.tsx', 'src/components/code-block/CodeBlock.tsx'],
    ['plugins/site-search/client/SearchBar.tsx', 'plugins/site-search/client/parts/Hit.tsx'],
    ['plugins/site-search/client/SearchBar.tsx', 'lib/search/protocol.ts'],
    ['src/client/article/names.ts', 'src/client/article/wireFan.ts'],
    ['src/components/code-block/CodeBlock.tsx', 'lib/highlight/renderMarks.ts'],
    ['src/components/code-block/CodeBlock.tsx', 'src/components/Wire.tsx'],
    ['src/features/home/Hero.tsx', 'src/client/article/wireFan.ts'],
    ['src/pages/index.tsx', 'src/features/home/Hero.tsx'],
    ['src/theme/Footer/index.tsx', 'src/components/Wire.tsx'],
    ['src/features/live/check.worker.ts', 'lib/compiler/check.ts'],
  ])('%s may import %s', async (importer, imported) => {
    expect(await lintImport(importer, imported)).toEqual([]);
  });

  it('lets a page use the types of any part of lib', async () => {
    expect(await lintImport('src/features/home/Hero.tsx', 'lib/samples/checkPages.ts', 'import type')).toEqual([]);
  });
});

describe('the data of a kind of block', () => {
  it.each(['lib/samples/kinds/console/view/index.tsx', 'src/features/home/Hero.tsx'])(
    'can be shown by %s',
    async (importer) => {
      expect(await lintImport(importer, 'lib/samples/kinds/console/types.ts', 'import type')).toEqual([]);
    },
  );

  it.each([
    'lib/samples/checkPages.ts',
    'plugins/contract-samples/theme/CodeSample/index.tsx',
    'src/components/Wire.tsx',
    'src/client/article/names.ts',
  ])('is not known to %s', async (importer) => {
    expect(await lintImport(importer, 'lib/samples/kinds/console/types.ts', 'import type')).toHaveLength(1);
  });
});

describe('imports that do not', () => {
  it.each([
    ['lib/compiler/check.ts', 'lib/samples/checkPages.ts'],
    ['lib/search/protocol.ts', 'lib/highlight/renderMarks.ts'],
    ['lib/samples/checkPages.ts', 'plugins/contract-samples/index.ts'],
    ['lib/samples/checkPages.ts', 'config/site.ts'],
    ['lib/samples/checkPages.ts', 'lib/samples/kinds/console/view/index.tsx'],
    ['lib/samples/kinds/console/view/index.tsx', 'lib/samples/kinds/console/index.ts'],
    ['lib/samples/checkPages.ts', 'lib/samples/kinds/console/index.ts'],
    ['lib/samples/checkPages.ts', 'lib/samples/kinds/console/types.ts'],
    ['config/site.ts', 'lib/samples/kinds/console/index.ts'],
    ['plugins/contract-samples/remark/index.ts', 'lib/samples/kinds/console/types.ts'],
    ['plugins/contract-samples/theme/CodeSample/index.tsx', 'lib/samples/kinds/console/types.ts'],
    ['src/features/home/Hero.tsx', 'lib/samples/kinds/console/index.ts'],
    ['tools/support/paths.mjs', 'lib/samples/kinds/console/index.ts'],
    ['lib/samples/kinds/console/view/index.tsx', 'src/features/home/Hero.tsx'],
    ['plugins/contract-samples/index.ts', 'lib/samples/kinds/console/view/index.tsx'],
    ['src/pages/index.tsx', 'lib/samples/kinds/console/view/index.tsx'],
    ['lib/samples/checkPages.ts', 'src/components/Wire.tsx'],
    ['plugins/contract-samples/index.ts', 'plugins/site-search/index.ts'],
    ['plugins/contract-samples/index.ts', 'plugins/contract-samples/theme/CodeSample/index.tsx'],
    ['plugins/contract-samples/index.ts', 'src/components/Wire.tsx'],
    ['plugins/contract-samples/theme/CodeSample/index.tsx', 'plugins/contract-samples/index.ts'],
    ['plugins/site-search/client/SearchBar.tsx', 'plugins/contract-samples/types.ts'],
    ['plugins/site-search/client/SearchBar.tsx', 'lib/compiler/check.ts'],
    ['plugins/site-search/client/SearchBar.tsx', 'src/features/home/Hero.tsx'],
    ['src/client/article/wireFan.ts', 'src/features/home/Hero.tsx'],
    ['src/components/Wire.tsx', 'src/features/home/Hero.tsx'],
    ['src/features/home/Hero.tsx', 'lib/compiler/check.ts'],
    ['src/features/home/Hero.tsx', 'plugins/contract-samples/types.ts'],
    ['src/features/home/Hero.tsx', 'src/pages/index.tsx'],
    ['src/pages/index.tsx', 'config/site.ts'],
    ['src/pages/index.tsx', 'tools/support/paths.mjs'],
    ['src/pages/index.tsx', 'tests/support/test.ts'],
    ['tools/support/paths.mjs', 'src/components/Wire.tsx'],
  ])('%s may not import %s', async (importer, imported) => {
    expect(await lintImport(importer, imported)).toHaveLength(1);
  });
});
