import fs from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext } from '@docusaurus/types';
import { compile } from '@mdx-js/mdx';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { openSampleStore, type SampleStore } from '../../../lib/samples';
import { createMarkdownId } from '../../../lib/samples/createMarkdownId';
import { defineKind } from '../../../lib/samples/SampleKind';
import { createFenceError } from '../../../lib/samples/SampleProblem';
import type { ViewProps } from '../../../lib/samples/types';
import { addKinds } from '../../../tests/support/addKinds';
import { makeFolder } from '../../../tests/support/makeFolder';
import contractSamples from '..';
import remarkContractSamples from '../remark';
import CodeSample from '../theme/CodeSample';

// Two kinds that exist only in this test. They show that a new kind needs only a folder and an entry in the list of
// kinds.

/** Kind that shows an example unchanged: ` ```shelf file=a.txt `. */
const shelf = defineKind({
  name: 'shelf',
  matches: (language) => language === 'shelf',
  words: { file: 'value' },
  parse: (_, words) => ({ file: words.get('file') ?? '' }),
  listExamples: ({ file }) => [file],
  findShownExample: ({ file }) => file,
  prove: ({ file }, { examples }) => Promise.resolve({ kind: 'shelf', books: examples.read(file).split(' ') }),
  toMarkdown: ({ books }) => `Books: ${books.join(', ')}`,
});

/** Kind that shows output generated from an example: ` ```loans of=a.txt `. */
const loans = defineKind({
  name: 'loans',
  matches: (language) => language === 'loans',
  words: { of: 'value' },
  parse: (_, words) => ({ of: words.get('of') ?? '' }),
  listExamples: ({ of }) => [of],
  findInputExample: ({ of }) => of,
  prove({ of }, { examples }) {
    if (examples.read(of) === 'none') throw createFenceError('nothing can be lent', 'Name another file.');
    return Promise.resolve({ kind: 'loans', borrowed: examples.read(of).length });
  },
  toMarkdown: ({ borrowed }) => `${borrowed} borrowed`,
});

addKinds(shelf, loans);

let siteDir: string;
let store: SampleStore;

beforeEach(() => {
  siteDir = makeFolder({
    'docs/page.md': '',
    'examples/a.txt': 'red blue',
    'examples/b.txt': 'none',
    'package-lock.json': '{}',
  });
  store = openSampleStore(siteDir);
});

/** Proves the page as the plugin does, and compiles it as the bundler does. */
async function buildPage(text: string): Promise<string> {
  const pageFolders = [path.join(siteDir, 'docs')];
  const file = path.join(siteDir, 'docs', 'page.md');
  fs.writeFileSync(file, text);
  await contractSamples({ siteDir } as LoadContext, { pageFolders, store }).loadContent?.();
  const page = await compile(
    { value: text, path: file },
    {
      format: 'mdx',
      jsx: true,
      remarkPlugins: [[remarkContractSamples, { projectFolder: siteDir, find: store.find }]],
    },
  );
  return String(page);
}

it('blocks of a kind that is only in the list are proved, counted, and rendered by the view with its name', async () => {
  const info = vi.spyOn(logger, 'info').mockImplementation(() => undefined);
  const page = await buildPage('```shelf file=a.txt\n```\n');
  expect(info).toHaveBeenCalledWith('1 pages; 1 blocks: 1 shelf');
  expect(page).toContain('import shelf$view from "@site/src/blocks/shelf";');
  expect(page).toMatch(/"books": \["red", "blue"\][^]* view=\{shelf\$view\} ?\/>/);
  expect(page).not.toContain('source=');
  expect(store.findMarkdown(createMarkdownId('Books: red, blue'))).toBe('Books: red, blue');
});

it('problems of such blocks are reported with their positions', async () => {
  const error = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  await expect(buildPage('# Loans\n\n```loans of=b.txt\n```\n')).rejects.toThrow('Problems in code blocks: 1');
  expect(error).toHaveBeenCalledWith(expect.stringContaining('docs/page.md:3:1  nothing can be lent'));
});

it('a block is the source of a block of another kind that names the same example', async () => {
  vi.spyOn(logger, 'info').mockImplementation(() => undefined);
  const page = await buildPage('```shelf file=b.txt\n```\n\n```shelf file=a.txt\n```\n\n```loans of=a.txt\n```\n');
  expect(page.match(/ source="[^"]*"/g)).toEqual([' source="a.txt"']);
  expect(page.indexOf('source=')).toBeGreaterThan(page.indexOf('"red"'));
});

it('the view of a kind gets data and source, and the page contains the id of the Markdown', () => {
  const View = ({ sample, source }: ViewProps<{ kind: 'shelf'; books: string[] }>) => (
    <i title={source}>{sample.books.join()}</i>
  );
  const html = renderToStaticMarkup(
    <CodeSample markdownId="abc" sample={{ kind: 'shelf', books: ['red'] }} view={View} source="a.txt" />,
  );
  expect(html).toBe('<div data-markdown="abc"><i title="a.txt">red</i></div>');
});
