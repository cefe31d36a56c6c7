import path from 'node:path';
import { expect, it } from 'vitest';
import type { LocatedFence } from '../../lib/samples/Fence';
import { openExamples } from '../../lib/samples/examples';
import { readFences } from '../../lib/samples/readFences';
import { type PageSource, readPageSources } from '../../lib/samples/readPageSources';
import { substituteVersion } from '../../lib/samples/substituteVersion';
import { splitList, splitMeta } from '../../lib/samples/words';
import { examplesFolder } from './readExample';

/** Section that has the packages and the settings of TypeScript. Pages link to it instead of repeating them. */
const SETUP = '/docs/getting-started#1-install-the-compiler';

/** Matches the command that installs the compiler, or a link to a page that has it. */
const INSTALLATION = /npm install|\/docs\/plugins\/(?:cli|npm)|\/docs\/getting-started/;

/** Pages that show sessions of another page to introduce it. */
const INTRODUCTIONS = new Set(['docs/guides/guides.md']);

interface Page extends PageSource {
  fences: LocatedFence[];
}

const examples = openExamples(examplesFolder);

const pages = readPageSources(path.resolve(__dirname, '../..'), ['docs'])
  .filter((page) => !INTRODUCTIONS.has(page.path))
  .map((page): Page => ({ ...page, fences: readFences(substituteVersion(page.text)) }));

const readWord = ({ meta }: LocatedFence, word: string): string | undefined => splitMeta(meta).words.get(word);

/** Lists the files of the sessions of a page which it neither shows nor links. */
function listUnknownFiles({ text, fences }: Page): string[] {
  const shown = new Set(fences.flatMap((fence) => readWord(fence, 'file')?.replace(/#.*/, '') ?? []));
  const titles = new Set(fences.flatMap((fence) => readWord(fence, 'title') ?? []));
  const isKnown = (file: string, session: LocatedFence): boolean =>
    shown.has(file) ||
    text.includes(`/examples/${file})`) ||
    text.includes(`(pathname:///${path.basename(file)})`) ||
    text.includes(`[${path.basename(file)}](/docs/`) ||
    session.body.includes(`cat ${path.basename(file)}`) ||
    [...titles].some((title) => title.includes('/') && file.endsWith(`/${title}`)) ||
    (path.basename(file) === 'tsconfig.json' && (text.includes(SETUP) || text.includes('`tsconfig.json`](/docs/')));

  return fences
    .filter(({ language }) => language === 'console')
    .flatMap((session) => {
      const files = examples.expand(splitList(readWord(session, 'files')));
      return files.filter((file) => !isKnown(file, session));
    });
}

/** Returns the commands of the sessions of a page. */
function readCommands({ fences }: Page): string {
  return fences.flatMap(({ language, body }) => (language === 'console' ? [body] : [])).join('\n');
}

it('every page shows or links the files that its sessions use, so that readers can repeat them', () => {
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.flatMap((page) => listUnknownFiles(page).map((file) => `${page.path}: ${file}`))).toEqual([]);
});

it('every page that runs the compiler says how to install it, or links to a page that does', () => {
  const using = pages.filter((page) => readCommands(page).includes('npx wirespec'));
  expect(using.length).toBeGreaterThan(20);
  expect(using.filter(({ text }) => !INSTALLATION.test(text)).map((page) => page.path)).toEqual([]);
});

it('every page that runs the TypeScript compiler names the packages and settings', () => {
  const using = pages.filter((page) => readCommands(page).includes('npx tsc'));
  expect(using.length).toBeGreaterThan(5);
  expect(using.filter(({ text, path: file }) => !text.includes(SETUP) && file !== 'docs/getting-started.md')).toEqual(
    [],
  );
});
