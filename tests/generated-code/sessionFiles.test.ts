import path from 'node:path';
import { expect, it } from 'vitest';
import type { LocatedFence } from '../../lib/samples/Fence';
import { openExamples } from '../../lib/samples/examples';
import { readFences } from '../../lib/samples/readFences';
import { type PageSource, readPageSources } from '../../lib/samples/readPageSources';
import { substituteVersion } from '../../lib/samples/substituteVersion';
import { splitList, splitMeta } from '../../lib/samples/words';
import { REPOSITORY } from '../../tools/support/paths.mjs';
import { leadsToInstallation, tellsInstallation } from '../unit/pages/tellsInstallation';
import { examplesFolder } from './readExample';

/** Section that has the packages and the settings of TypeScript. Pages link to it instead of repeating them. */
const SETUP = '/docs/getting-started#1-install-the-compiler';

/** Pages that show sessions of another page to introduce it. */
const INTRODUCTIONS = new Set(['docs/guides/guides.md']);

interface Page extends PageSource {
  fences: LocatedFence[];
}

const examples = openExamples(examplesFolder);

const pages = readPageSources(REPOSITORY, ['docs'])
  .filter((page) => !INTRODUCTIONS.has(page.path))
  .map((page): Page => ({ ...page, fences: readFences(substituteVersion(page.text)) }));

const readWord = ({ meta }: LocatedFence, word: string): string | undefined => splitMeta(meta).words.get(word);

/**
 * Lists the files of a session that the page neither shows nor links before it. A file shown later counts if its name
 * comes before the session.
 */
function listUnknownFiles({ text, fences }: Page, session: LocatedFence): string[] {
  const before = text.split('\n').slice(0, session.line).join('\n');
  const shown = fences.flatMap((fence) => {
    const file = readWord(fence, 'file')?.replace(/#.*/, '') ?? '';
    return fence.line < session.line || before.includes(`\`${path.basename(file)}\``) ? [file] : [];
  });
  const titles = fences.flatMap((fence) => (fence.line < session.line ? (readWord(fence, 'title') ?? []) : []));
  const isKnown = (file: string): boolean =>
    shown.includes(file) ||
    before.includes(`/examples/${file})`) ||
    before.includes(`(pathname:///${path.basename(file)})`) ||
    before.includes(`[${path.basename(file)}](/docs/`) ||
    before.includes(`[${/^project\/(chapter-\d)/.exec(file)?.[1]?.replace('-', ' ') ?? file}](/docs/project/`) ||
    session.body.includes(`cat ${path.basename(file)}`) ||
    titles.some((title) => title.includes('/') && file.endsWith(`/${title}`)) ||
    (path.basename(file) === 'tsconfig.json' && (before.includes(SETUP) || before.includes('`tsconfig.json`](/docs/')));

  return examples.expand(splitList(readWord(session, 'files'))).filter((file) => !isKnown(file));
}

const listSessions = ({ fences }: Page): LocatedFence[] => fences.filter(({ language }) => language === 'console');

/** Returns the commands in the console sessions of a page. */
function readCommands(page: Page): string {
  return listSessions(page)
    .map(({ body }) => body)
    .join('\n');
}

it('every page introduces the files of a session before it, so that readers can repeat the sessions in order', () => {
  const sessions = pages.flatMap((page) => listSessions(page).map((session) => ({ page, session })));
  const unknown = sessions.flatMap(({ page, session }) =>
    listUnknownFiles(page, session).map((file) => `${page.path}:${session.line}: ${file}`),
  );
  expect(sessions.length).toBeGreaterThan(80);
  expect(unknown).toEqual([]);
});

/** Returns the folders that the commands of a session write to. A session that announces a failure writes nothing. */
function listWrittenFolders({ body }: LocatedFence): string[] {
  if (/^! /m.test(body)) return [];
  return [...body.matchAll(/(?:-o|--output)[ =](?:\.\/)?(\w[\w/-]*)/g)].map(([, folder = '']) => folder);
}

/** Returns the folders whose files a session lists or compares. */
function listShownFolders({ body }: LocatedFence): string[] {
  return [...body.matchAll(/^\$ (?:find|ls|diff -r) (.*)$/gm)].flatMap(([, words = '']) => words.split(' '));
}

it('no session lists a folder into which an earlier one has written, because readers keep their files', () => {
  const mixed = pages.flatMap((page) =>
    listSessions(page).flatMap((session, index, sessions) => {
      const written = new Set(sessions.slice(0, index).flatMap(listWrittenFolders));
      return listShownFolders(session)
        .filter((folder) => written.has(folder))
        .map((folder) => `${page.path}:${session.line}: ${folder}`);
    }),
  );
  expect(pages.flatMap(listSessions).flatMap(listShownFolders)).not.toEqual([]);
  expect(mixed).toEqual([]);
});

it('every page that runs the compiler shows how to install it, or links to a section that does', () => {
  const using = pages.filter((page) => readCommands(page).includes('npx wirespec'));
  expect(using.length).toBeGreaterThan(20);
  expect(using.filter(({ text }) => !tellsInstallation(text)).map((page) => page.path)).toEqual([]);
});

it.each([
  ['/docs/plugins/cli', true],
  ['/docs/plugins/npm', true],
  ['/docs/plugins/npm#install', true],
  ['/docs/getting-started#1-install-the-compiler', true],
  ['/docs/plugins/cli#exit-codes', false],
  ['/docs/plugins/npm#what-goes-wrong', false],
  ['/docs/getting-started#2-write-the-contract', false],
  ['/docs/no-such-page', false],
])('%s leads to the installation: %s', (link, expected) => {
  expect(leadsToInstallation(link)).toBe(expected);
});

it('every page that runs the TypeScript compiler names the packages and settings', () => {
  const using = pages.filter((page) => readCommands(page).includes('npx tsc'));
  expect(using.length).toBeGreaterThan(5);
  expect(using.filter(({ text, path: file }) => !text.includes(SETUP) && file !== 'docs/getting-started.md')).toEqual(
    [],
  );
});
