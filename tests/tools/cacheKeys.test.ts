import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { RELEVANT_FOLDERS } from '../../lib/samples/hashTools';
import { SOURCES } from '../../tools/claims/judgeClaims';
import { REPOSITORY } from '../../tools/support/paths.mjs';
import { listImports, resolveImport } from '../support/imports';
import { listSources } from '../support/listSources';

const isFolder = (place: string): boolean => statSync(path.join(REPOSITORY, place)).isDirectory();

it.each([
  ['a code block', RELEVANT_FOLDERS.map((folder) => `lib/${folder}`)],
  ['a claim', SOURCES],
])('the cache key of %s covers every module that its sources import', (_, sources) => {
  const isCovered = (module: string): boolean =>
    sources.some((source) => module === source || module.startsWith(`${source}/`));
  const imports = sources
    .filter(isFolder)
    .flatMap(listSources)
    .flatMap((file) =>
      listImports(file).map((specifier) => ({
        name: `${file} imports ${specifier}`,
        module: resolveImport(file, specifier),
      })),
    );
  expect(imports.filter(({ module }) => module !== undefined && isCovered(module)).length).toBeGreaterThan(20);
  expect(imports.filter(({ module }) => module !== undefined && !isCovered(module)).map(({ name }) => name)).toEqual(
    [],
  );
});
