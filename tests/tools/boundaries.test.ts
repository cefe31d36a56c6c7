import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type { OxlintOverride } from 'oxlint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import oxlintConfig from '../../oxlint.config.mjs';
import { BOUNDARIES } from '../../tools/lint/boundaries.mjs';
import { writeFiles } from '../support/makeFolder';
import { readDrawing } from '../support/readDrawing';
import { type Diagnostic, readLine, runOxlint } from '../support/runOxlint';

const FILES = [
  'config/site.ts',
  'lib/compiler/check.ts',
  'lib/compiler/tokens.ts',
  'lib/errors/describeError.ts',
  'lib/samples/checkPages.ts',
  'lib/samples/kinds.ts',
  'lib/samples/kinds/console/index.ts',
  'lib/samples/kinds/console/types.ts',
  'lib/samples/kinds/contract/index.ts',
  'src/blocks/console/index.tsx',
  'src/blocks/contract/index.tsx',
  'lib/highlight/renderMarks.ts',
  'plugins/site-search/shared/protocol.ts',
  'plugins/contract-samples/index.ts',
  'plugins/contract-samples/types.ts',
  'plugins/contract-samples/remark/index.ts',
  'plugins/contract-samples/theme/CodeSample/index.tsx',
  'plugins/site-search/index.ts',
  'plugins/site-search/client/SearchBar.tsx',
  'plugins/site-search/client/parts/Hit.tsx',
  'src/blocks/contract/client.ts',
  'src/client/behaviors.ts',
  'src/client/tasks.ts',
  'src/components/Wire.tsx',
  'src/components/code-block/CodeBlock.tsx',
  'src/features/home/Hero.tsx',
  'src/features/live/check.worker.ts',
  'src/live/edit/EditedBlock.tsx',
  'src/live/workbench/Workspace.tsx',
  'src/live/workbench/compare/CompareMode.tsx',
  'src/live/workbench/parts/Panes.tsx',
  'src/live/workbench/read/ReadMode.tsx',
  'src/live/workbench/session/WorkbenchState.ts',
  'src/live/workbench/session/previousWork.ts',
  'src/live/storage/zipFiles.ts',
  'src/live/tour/EditedLesson.tsx',
  'src/pages/index.tsx',
  'src/theme/Footer/index.tsx',
  'src/theme/Tabs/index.tsx',
  'tests/links/pages.spec.ts',
  'tests/search/dialog.spec.ts',
  'tests/support/test.ts',
  'tools/support/paths.mjs',
];

type Case = readonly [importer: string, imported: string, keyword?: 'import' | 'import type'];

const KIND_DATA = 'lib/samples/kinds/console/types.ts';

/** Imports between files that the rules allow. */
const ALLOWED: Case[] = [
  ['lib/samples/checkPages.ts', 'lib/compiler/check.ts'],
  ['lib/compiler/check.ts', 'lib/compiler/tokens.ts'],
  ['lib/compiler/check.ts', 'lib/errors/describeError.ts'],
  ['lib/samples/kinds.ts', 'lib/samples/kinds/console/index.ts'],
  ['lib/samples/kinds/console/index.ts', 'lib/samples/checkPages.ts'],
  ['lib/samples/kinds/console/index.ts', 'lib/samples/kinds/contract/index.ts'],
  ['src/blocks/console/index.tsx', 'src/components/code-block/CodeBlock.tsx'],
  ['src/blocks/console/index.tsx', 'src/blocks/contract/index.tsx'],
  ['config/site.ts', 'plugins/contract-samples/remark/index.ts'],
  ['plugins/contract-samples/index.ts', 'lib/samples/checkPages.ts'],
  ['plugins/contract-samples/index.ts', 'plugins/contract-samples/remark/index.ts'],
  ['plugins/contract-samples/theme/CodeSample/index.tsx', 'plugins/contract-samples/types.ts'],
  ['plugins/contract-samples/theme/CodeSample/index.tsx', 'src/components/code-block/CodeBlock.tsx'],
  ['plugins/site-search/client/SearchBar.tsx', 'plugins/site-search/client/parts/Hit.tsx'],
  ['plugins/site-search/client/SearchBar.tsx', 'plugins/site-search/shared/protocol.ts'],
  ['plugins/site-search/index.ts', 'plugins/site-search/shared/protocol.ts'],
  ['tools/support/paths.mjs', 'plugins/site-search/index.ts'],
  ['src/client/behaviors.ts', 'src/client/tasks.ts'],
  ['src/blocks/contract/client.ts', 'src/client/behaviors.ts'],
  ['src/components/Wire.tsx', 'src/client/behaviors.ts'],
  ['src/theme/Footer/index.tsx', 'src/theme/Tabs/index.tsx'],
  ['src/components/code-block/CodeBlock.tsx', 'lib/highlight/renderMarks.ts'],
  ['src/components/code-block/CodeBlock.tsx', 'src/components/Wire.tsx'],
  ['src/features/home/Hero.tsx', 'src/client/behaviors.ts'],
  ['src/pages/index.tsx', 'src/features/home/Hero.tsx'],
  ['src/theme/Footer/index.tsx', 'src/components/Wire.tsx'],
  ['src/live/workbench/Workspace.tsx', 'src/live/storage/zipFiles.ts'],
  ['src/live/workbench/Workspace.tsx', 'src/live/workbench/read/ReadMode.tsx'],
  ['src/live/workbench/Workspace.tsx', 'src/live/workbench/session/previousWork.ts'],
  ['src/live/workbench/read/ReadMode.tsx', 'src/live/workbench/session/previousWork.ts'],
  ['src/live/workbench/read/ReadMode.tsx', 'src/live/workbench/parts/Panes.tsx'],
  ['src/live/workbench/read/ReadMode.tsx', 'src/live/storage/zipFiles.ts'],
  ['src/live/workbench/read/ReadMode.tsx', 'src/client/behaviors.ts'],
  ['src/live/workbench/read/ReadMode.tsx', 'src/components/Wire.tsx'],
  ['src/live/workbench/parts/Panes.tsx', 'src/live/workbench/session/previousWork.ts'],
  ['src/live/workbench/session/previousWork.ts', 'src/live/workbench/session/WorkbenchState.ts'],
  ['src/live/tour/EditedLesson.tsx', 'src/live/edit/EditedBlock.tsx'],
  ['src/features/live/check.worker.ts', 'lib/compiler/check.ts'],
  // A page may use the types of any part of lib.
  ['src/features/home/Hero.tsx', 'lib/samples/checkPages.ts', 'import type'],
  // These show the data of a kind of block.
  ['src/blocks/console/index.tsx', KIND_DATA, 'import type'],
  ['src/features/home/Hero.tsx', KIND_DATA, 'import type'],
];

/** Imports between files that the rules forbid. */
const FORBIDDEN: Case[] = [
  ['lib/compiler/check.ts', 'lib/samples/checkPages.ts'],
  ['plugins/site-search/shared/protocol.ts', 'lib/highlight/renderMarks.ts'],
  ['plugins/site-search/shared/protocol.ts', 'plugins/site-search/client/parts/Hit.tsx'],
  ['plugins/contract-samples/index.ts', 'plugins/site-search/shared/protocol.ts'],
  ['src/features/home/Hero.tsx', 'plugins/site-search/shared/protocol.ts'],
  ['lib/samples/checkPages.ts', 'plugins/contract-samples/index.ts'],
  ['lib/samples/checkPages.ts', 'config/site.ts'],
  ['lib/samples/checkPages.ts', 'src/blocks/console/index.tsx'],
  ['src/blocks/console/index.tsx', 'lib/samples/kinds/console/index.ts'],
  ['lib/samples/checkPages.ts', 'lib/samples/kinds/console/index.ts'],
  ['lib/samples/checkPages.ts', 'lib/samples/kinds/console/types.ts'],
  ['config/site.ts', 'lib/samples/kinds/console/index.ts'],
  ['plugins/contract-samples/remark/index.ts', 'lib/samples/kinds/console/types.ts'],
  ['plugins/contract-samples/theme/CodeSample/index.tsx', 'lib/samples/kinds/console/types.ts'],
  ['src/features/home/Hero.tsx', 'lib/samples/kinds/console/index.ts'],
  ['tools/support/paths.mjs', 'lib/samples/kinds/console/index.ts'],
  ['src/blocks/console/index.tsx', 'src/features/home/Hero.tsx'],
  ['plugins/contract-samples/index.ts', 'src/blocks/console/index.tsx'],
  ['src/pages/index.tsx', 'src/blocks/console/index.tsx'],
  ['lib/samples/checkPages.ts', 'src/components/Wire.tsx'],
  ['plugins/contract-samples/index.ts', 'plugins/site-search/index.ts'],
  ['plugins/contract-samples/index.ts', 'plugins/contract-samples/theme/CodeSample/index.tsx'],
  ['plugins/contract-samples/index.ts', 'src/components/Wire.tsx'],
  ['plugins/contract-samples/theme/CodeSample/index.tsx', 'plugins/contract-samples/index.ts'],
  ['plugins/site-search/client/SearchBar.tsx', 'plugins/contract-samples/types.ts'],
  ['plugins/site-search/client/SearchBar.tsx', 'lib/compiler/check.ts'],
  ['plugins/site-search/client/SearchBar.tsx', 'src/features/home/Hero.tsx'],
  ['src/client/tasks.ts', 'src/features/home/Hero.tsx'],
  ['src/components/Wire.tsx', 'src/features/home/Hero.tsx'],
  ['src/features/home/Hero.tsx', 'lib/compiler/check.ts'],
  ['src/features/home/Hero.tsx', 'plugins/contract-samples/types.ts'],
  ['src/features/home/Hero.tsx', 'src/pages/index.tsx'],
  ['src/pages/index.tsx', 'config/site.ts'],
  ['src/pages/index.tsx', 'tools/support/paths.mjs'],
  ['src/pages/index.tsx', 'tests/support/test.ts'],
  ['tools/support/paths.mjs', 'src/components/Wire.tsx'],
  ['src/live/edit/EditedBlock.tsx', 'src/live/tour/EditedLesson.tsx'],
  ['src/live/edit/EditedBlock.tsx', 'src/live/workbench/Workspace.tsx'],
  ['src/live/workbench/Workspace.tsx', 'src/live/edit/EditedBlock.tsx'],
  ['src/live/tour/EditedLesson.tsx', 'src/live/workbench/Workspace.tsx'],
  ['src/live/workbench/read/ReadMode.tsx', 'src/live/workbench/compare/CompareMode.tsx'],
  ['src/live/workbench/read/ReadMode.tsx', 'src/live/workbench/Workspace.tsx', 'import type'],
  ['src/live/workbench/read/ReadMode.tsx', 'src/live/edit/EditedBlock.tsx'],
  ['src/live/workbench/parts/Panes.tsx', 'src/live/workbench/read/ReadMode.tsx'],
  ['src/live/workbench/parts/Panes.tsx', 'src/live/workbench/Workspace.tsx'],
  ['src/live/workbench/session/previousWork.ts', 'src/live/workbench/parts/Panes.tsx'],
  ['src/live/workbench/session/previousWork.ts', 'src/live/workbench/read/ReadMode.tsx', 'import type'],
  ['src/live/workbench/session/previousWork.ts', 'src/live/workbench/Workspace.tsx'],
  ['src/live/tour/EditedLesson.tsx', 'src/live/workbench/session/previousWork.ts'],
  ['src/live/storage/zipFiles.ts', 'src/live/workbench/Workspace.tsx', 'import type'],
  ['src/live/storage/zipFiles.ts', 'src/live/workbench/session/previousWork.ts', 'import type'],
  ['src/live/storage/zipFiles.ts', 'src/live/edit/EditedBlock.tsx'],
  ['lib/samples/checkPages.ts', KIND_DATA, 'import type'],
  ['plugins/contract-samples/theme/CodeSample/index.tsx', KIND_DATA, 'import type'],
  ['src/components/Wire.tsx', KIND_DATA, 'import type'],
  ['src/client/tasks.ts', KIND_DATA, 'import type'],
];

const PAGE = 'src/features/home/Hero.tsx';
const THEME_PART = 'src/theme/Footer/index.tsx';

/** Imports whose specifiers, such as package names, the rules allow. */
const ALLOWED_SPECIFIERS: Case[] = [
  [PAGE, '@docusaurus/theme-common'],
  [PAGE, '@docusaurus/plugin-content-docs/client'],
  [PAGE, '@generated/contract-samples/default/contracts.json'],
  [PAGE, '@generated/tour-lessons/default/lessons.json'],
  ['lib/compiler/check.ts', '@flock/wirespec'],
  ['lib/compiler/check.ts', 'node:fs'],
  [THEME_PART, './styles.module.css'],
  [THEME_PART, '@site/src/components/Wire'],
  ['tests/links/pages.spec.ts', '@playwright/test'],
  ['tests/search/dialog.spec.ts', '@playwright/test', 'import type'],
  ['tests/support/test.ts', '@playwright/test'],
];

/** Imports whose specifiers the rules forbid. */
const FORBIDDEN_SPECIFIERS: Case[] = [
  [PAGE, '@docusaurus/theme-common/internal'],
  [PAGE, '@docusaurus/plugin-content-docs/internal'],
  [PAGE, '@docusaurus/core/lib/client/exports/router'],
  [PAGE, '@docusaurus/theme-common/src/index'],
  [PAGE, '@generated/site-storage'],
  [PAGE, '@generated/docusaurus-plugin-content-docs/default/p/docs.json', 'import type'],
  [PAGE, '@site/.docusaurus/globalData.json'],
  [PAGE, '../../../.docusaurus/globalData.json'],
  [PAGE, '../../../.docusaurus-fixture/globalData.json'],
  [PAGE, 'prism-react-renderer'],
  [PAGE, '@flock/wirespec'],
  [PAGE, 'node:fs'],
  [PAGE, 'path'],
  ['plugins/site-search/client/SearchBar.tsx', 'node:fs'],
  ['lib/samples/checkPages.ts', '@flock/wirespec'],
  ['lib/samples/checkPages.ts', 'react'],
  ['lib/compiler/check.ts', '@docusaurus/types'],
  ['plugins/site-search/shared/protocol.ts', 'fs/promises'],
  ['config/site.ts', '@flock/wirespec'],
  ['tests/support/test.ts', '@docusaurus/theme-common/internal'],
  ['tests/search/dialog.spec.ts', '@playwright/test'],
];

const { folders, arrows } = readDrawing();

/** One file for each group of folders that the rules distinguish. */
const SAMPLES = [
  'config/site.ts',
  'lib/highlight/renderMarks.ts',
  'lib/samples/checkPages.ts',
  'plugins/contract-samples/index.ts',
  'plugins/contract-samples/types.ts',
  'plugins/contract-samples/theme/CodeSample/index.tsx',
  'plugins/site-search/client/SearchBar.tsx',
  'plugins/site-search/shared/protocol.ts',
  'src/blocks/console/index.tsx',
  'src/client/tasks.ts',
  'src/components/Wire.tsx',
  'src/features/home/Hero.tsx',
  'src/live/workbench/read/ReadMode.tsx',
  'src/live/storage/zipFiles.ts',
  'src/pages/index.tsx',
  'src/theme/Tabs/index.tsx',
  'tools/support/paths.mjs',
];

/** Imports between folders for which the drawing of the architecture has no arrow. */
const UNDRAWN: Case[] = SAMPLES.flatMap((importer) =>
  SAMPLES.flatMap((imported): Case[] => {
    const [from, to] = [importer, imported].map((file) => folders.find((folder) => file.startsWith(`${folder}/`)));
    if (from === undefined || to === undefined || from === to || arrows.has(`${from} --> ${to}`)) return [];
    return [[importer, imported]];
  }),
);

const CASES = [...ALLOWED, ...FORBIDDEN, ...UNDRAWN, ...ALLOWED_SPECIFIERS, ...FORBIDDEN_SPECIFIERS];

const SPECIFIER_RULE = 'no-restricted-imports';

let root: string;
let found: Map<string, number>;

beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'boundaries-'));
  writeFiles(root, {
    ...Object.fromEntries(FILES.map((file) => [file, `${listImports(file).join('\n')}\nexport default 1;\n`])),
    '.oxlintrc.json': JSON.stringify(makeConfig(root)),
  });
  found = countMessages(runOxlint(root));
});

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

/** Lists the import statements of all cases with this importer, one per line. */
function listImports(importer: string): string[] {
  return CASES.filter((each) => each[0] === importer).map(([, imported, keyword = 'import'], index) => {
    return `${keyword} thing${index} from '${makeSpecifier(importer, imported)}';`;
  });
}

/**
 * Returns the specifier with which a file imports another one. A name that is not a file of the test, such as a
 * package, stays unchanged.
 */
function makeSpecifier(importer: string, imported: string): string {
  if (!FILES.includes(imported)) return imported;
  const specifier = path.relative(path.dirname(importer), imported).replace(/\.[^.]+$/, '');

  return specifier.startsWith('.') ? specifier : `./${specifier}`;
}

/** Creates a configuration with the boundaries, and with the repository's own rules about import specifiers. */
function makeConfig(folder: string) {
  const { rules, overrides } = oxlintConfig;

  return {
    categories: { correctness: 'off' },
    jsPlugins: [createRequire(import.meta.url).resolve('eslint-plugin-boundaries')],
    settings: {
      ...BOUNDARIES.settings,
      'boundaries/root-path': folder,
      'import/resolver': { node: { extensions: ['.ts', '.tsx', '.mjs'] } },
    },
    rules: { ...BOUNDARIES.rules, [SPECIFIER_RULE]: rules[SPECIFIER_RULE] },
    overrides: overrides.flatMap((override: OxlintOverride) => {
      const rule = override.rules?.[SPECIFIER_RULE];
      return rule === undefined ? [] : [{ ...override, rules: { [SPECIFIER_RULE]: rule } }];
    }),
  };
}

/**
 * Counts the messages about each line.
 *
 * @returns counts keyed by `file:line` for the boundaries, and by `file:line specifier` for rules about specifiers
 */
function countMessages(diagnostics: Diagnostic[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const diagnostic of diagnostics) {
    const { code, filename } = diagnostic;
    const place = `${filename}:${readLine(diagnostic)}${code.includes(SPECIFIER_RULE) ? ' specifier' : ''}`;
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }

  return counts;
}

function countOf(wanted: Case, kind: '' | ' specifier' = ''): number {
  const line = CASES.filter((each) => each[0] === wanted[0]).indexOf(wanted) + 1;

  return found.get(`${wanted[0]}:${line}${kind}`) ?? 0;
}

describe('allowed imports', () => {
  it.each(ALLOWED.map((each) => ({ each, title: each.join(' ← ') })))('$title', ({ each }) => {
    expect(countOf(each)).toBe(0);
  });
});

describe('forbidden imports', () => {
  it.each(FORBIDDEN.map((each) => ({ each, title: each.join(' ← ') })))('$title', ({ each }) => {
    expect(countOf(each)).toBe(1);
  });
});

it('forbids imports between folders that the drawing of the architecture does not have', () => {
  expect(new Set(UNDRAWN.map(([importer]) => folders.find((folder) => importer.startsWith(`${folder}/`))))).toEqual(
    new Set(folders),
  );
  expect(UNDRAWN.filter((each) => countOf(each) === 0)).toEqual([]);
});

describe('allowed import specifiers', () => {
  it.each(ALLOWED_SPECIFIERS.map((each) => ({ each, title: each.join(' ← ') })))('$title', ({ each }) => {
    expect(countOf(each, ' specifier')).toBe(0);
  });
});

describe('forbidden import specifiers', () => {
  it.each(FORBIDDEN_SPECIFIERS.map((each) => ({ each, title: each.join(' ← ') })))('$title', ({ each }) => {
    expect(countOf(each, ' specifier')).toBe(1);
  });
});
