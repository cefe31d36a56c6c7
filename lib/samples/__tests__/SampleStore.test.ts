import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { addKinds } from '../../../tests/support/addKinds';
import { makeFolder, writeFiles } from '../../../tests/support/makeFolder';
import { checkPages } from '../checkPages';
import { createMarkdownId } from '../createMarkdownId';
import { openExamples } from '../examples';
import type { Fence } from '../Fence';
import { defineKind } from '../SampleKind';
import { createFenceError } from '../SampleProblem';
import { createSampleStore, type SampleStore } from '../SampleStore';

/** Texts of the blocks that were proved, in order. */
const proved: string[] = [];

/** A kind that records what it proves. */
const recording = defineKind({
  name: 'recording',
  matches: () => true,
  words: { file: 'value' },
  parse: ({ body }, words) => ({ body, file: words.get('file') }),
  listExamples: ({ file }) => (file === undefined ? [] : [file]),
  prove({ body, file }, { examples }) {
    const text = file === undefined ? body : examples.read(file);
    proved.push(text);
    if (text === 'crash') throw new RangeError('out of range');
    if (text === '{') throw createFenceError('the text is broken', 'Fix it.');
    return Promise.resolve({ kind: 'recording', text });
  },
  toMarkdown: ({ text }) => text,
});

addKinds(recording);

let folder: string;

beforeEach(() => {
  folder = makeFolder({ 'examples/a.json': '{"a": 1}' });
  proved.length = 0;
});

function writeExample(text: string): void {
  writeFiles(folder, { 'examples/a.json': text });
}

function openStore(toolsHash = 'compiler 1', isKept = false): SampleStore {
  const host = { projectFolder: folder, examples: openExamples(path.join(folder, 'examples')) };
  return createSampleStore({ host, toolsHash, ...(isKept ? { folder: path.join(folder, 'kept') } : {}) });
}

const JAVA: Fence = { language: 'java', meta: '', body: 'class A {}' };
const EXAMPLE: Fence = { language: 'json', meta: 'file=a.json', body: '' };
const toText = ({ language, meta, body }: Fence): string => `\`\`\`${language} ${meta}\n${body}\n\`\`\`\n`;

describe('a block is proved once', () => {
  it('however often pages contain it and callers ask for it', async () => {
    const store = openStore();
    const text = [JAVA, EXAMPLE, JAVA].map(toText).join('\n');
    const pages = [
      { path: 'docs/a.md', text },
      { path: 'docs/b.md', text },
    ];
    const { summary, problems } = await checkPages(pages, store);
    expect(problems).toEqual([]);
    expect(summary).toMatch(/^2 pages; 6 blocks: /);
    expect(proved).toEqual(['class A {}', '{"a": 1}']);

    // The server and the client bundle each look up the result.
    expect(store.find(JAVA)?.sample).toEqual({ kind: 'recording', text: 'class A {}' });
    expect(store.find(JAVA)).toBe(store.find({ ...JAVA }));
    await checkPages(pages, store);
    expect(proved).toHaveLength(2);
  });

  it('even if it is requested again while it is being proved', async () => {
    const store = openStore();
    const [first, second] = await Promise.all([store.prove(JAVA), store.prove(JAVA)]);
    expect(second).toBe(first);
    expect(proved).toHaveLength(1);
  });

  it('even if a later process requests it again', async () => {
    const first = await openStore('compiler 1', true).prove(EXAMPLE);
    const later = openStore('compiler 1', true);
    expect(await later.prove(EXAMPLE)).toEqual(first);
    expect(later.find(EXAMPLE)).toEqual(first);
    expect(proved).toHaveLength(1);
  });
});

describe('a block is proved again', () => {
  it('when an example that it names changes, but not when the example is restored', async () => {
    const store = openStore();
    await store.prove(EXAMPLE);
    writeExample('{"a": 2}');
    expect(store.find(EXAMPLE)).toBeUndefined();
    expect((await store.prove(EXAMPLE)).sample).toMatchObject({ text: '{"a": 2}' });
    writeExample('{"a": 1}');
    expect(store.find(EXAMPLE)?.sample).toMatchObject({ text: '{"a": 1}' });
    expect(proved).toHaveLength(2);
  });

  it('when its text or its words change', async () => {
    const store = openStore();
    await store.prove(JAVA);
    expect(store.find({ ...JAVA, body: 'class B {}' })).toBeUndefined();
    expect(store.find({ ...JAVA, meta: 'title=A.java' })).toBeUndefined();
  });

  it('when the version of the tools changes', async () => {
    await openStore('compiler 1', true).prove(JAVA);
    await openStore('compiler 2', true).prove(JAVA);
    expect(proved).toHaveLength(2);
  });

  it('after a failed proof', async () => {
    const store = openStore();
    const broken: Fence = { language: 'json', meta: '', body: '{' };
    await expect(store.prove(broken)).rejects.toThrow('the text is broken');
    await expect(store.prove(broken)).rejects.toThrow('the text is broken');
    expect(store.find(broken)).toBeUndefined();
    expect(proved).toHaveLength(2);
  });
});

it('reports an unexpected error of a proof, and proves the other blocks', async () => {
  const text = ['crash', 'x'].map((body) => toText({ language: 'text', meta: '', body })).join('\n');
  const { summary, problems } = await checkPages([{ path: 'docs/a.md', text }], openStore());
  expect(problems).toEqual([
    expect.stringMatching(
      /^docs\/a\.md:1:1 {2}the block cannot be proved, because of an unexpected error\n[^]*RangeError: out of range$/,
    ),
  ]);
  expect(summary).toBe('1 pages; 1 blocks: 1 recording');
});

it('accepts two blocks with the same Markdown', async () => {
  const store = openStore();
  const first = await store.prove(JAVA);
  expect((await store.prove({ ...JAVA, meta: 'title=A.java' })).markdown).toBe(first.markdown);
  expect(store.findMarkdown(createMarkdownId(first.markdown))).toBe(first.markdown);
});

it('refuses two blocks whose Markdown has the same id, and names them', async () => {
  const store = openStore();
  // The hashes of these two blocks begin with the same ten digits.
  const [first, second] = ['2259386', '2540280'].map(
    (number) => `text\n\n${number} is in a block whose hash begins with the same ten digits as another one`,
  ) as [string, string];
  const text = [first, second].map((body) => toText({ language: 'text', meta: '', body })).join('\n');
  const { problems } = await checkPages([{ path: 'docs/a.md', text }], store);
  expect(createMarkdownId(first)).toBe(createMarkdownId(second));
  expect(problems.map((problem) => problem.split('\n'))).toEqual([
    [
      'docs/a.md:7:1  the Markdown of this block has the same id as that of another block: 37cd3a1401',
      expect.any(String),
      expect.any(String),
      '  The other block begins with "text 2259386 is in a block whose hash begins with the same". Change a word in one of them, or give ids more digits in lib/samples/createMarkdownId.ts.',
    ],
  ]);
  expect(store.findMarkdown('37cd3a1401')).toBe(first);
});
