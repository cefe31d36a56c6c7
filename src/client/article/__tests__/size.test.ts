import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import { expect, it } from 'vitest';

const FOLDER = path.join(__dirname, '..');

it('what blocks do takes at most 6 KB of scripts, even before names are shortened', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts'));
  const script = files
    .map((file) => readFileSync(path.join(FOLDER, file), 'utf8'))
    .map((source) =>
      transpileModule(source, {
        compilerOptions: { target: ScriptTarget.ES2022, module: ModuleKind.ESNext, removeComments: true },
      }),
    )
    .map(({ outputText }) => outputText)
    .join('');
  expect(files).toContain('tabs.ts');
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(6 * 1024);
});
