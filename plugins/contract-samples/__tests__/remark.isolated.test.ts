import { compile } from '@mdx-js/mdx';
import { describe, expect, it, vi } from 'vitest';
import type { ProvedSample } from '../../../lib/samples';
import { createFenceError } from '../../../lib/samples/SampleProblem';
import remarkContractSamples, { type RemarkContractSamplesOptions } from '../remark';

type Find = RemarkContractSamplesOptions['find'];

// This step must load neither the compiler nor the highlighter, because the blocks were proved before.
vi.mock('../../../lib/compiler/compilerPackage', () => {
  throw new Error('The remark step loads the compiler.');
});
vi.mock('../../../lib/highlight/loadHighlighter', () => {
  throw new Error('The remark step loads the highlighter.');
});

/** Creates the data of a sample. The kind `quote` exists only in this test. */
const createSample = (text: string): { kind: string; text: string } => ({ kind: 'quote', text });

/** Returns a result of the kind `quote` for every fence. */
const findEvery = ({ body }: Parameters<Find>[0]): ProvedSample => ({
  sample: createSample(body),
  markdown: 'text for readers of Markdown',
});

function compilePage(text: string, find: Find): Promise<string> {
  return compile(
    { value: text, path: '/project/docs/page.md' },
    { format: 'mdx', jsx: true, remarkPlugins: [[remarkContractSamples, { projectFolder: '/project', find }]] },
  ).then(String);
}

describe('R-43 the remark step', () => {
  it('replaces the block with a component that contains the proved data', async () => {
    const page = await compilePage('# Page\n\n```java\nclass A {}\n```\n', findEvery);
    expect(page).toMatch(/<CodeSample markdownId="[\da-f]{10}" sample=\{/);
    expect(page).toContain('"text": "class A {}"');
    expect(page).not.toContain('<_components.pre');
  });

  it('imports the view of each kind once, and no other view', async () => {
    const page = await compilePage('```java\nclass A {}\n```\n\n```text\none\n```\n', findEvery);
    expect(page.match(/import .*src\/blocks.*/g)).toEqual(['import quote$view from "@site/src/blocks/quote";']);
    expect(page.match(/view=\{quote\$view\}/g)).toHaveLength(2);
    expect(await compilePage('# No code\n', findEvery)).not.toContain('import');
  });

  it('leaves out the Markdown of a block, because the page does not show it', async () => {
    const page = await compilePage('```text\none\n```\n', findEvery);
    expect(page).not.toContain('text for readers of Markdown');
  });

  it('finds blocks inside lists and components', async () => {
    const page = await compilePage(
      '- item\n\n  ```text\n  one\n  ```\n\n<Tabs>\n\n```text\ntwo\n```\n\n</Tabs>\n',
      findEvery,
    );
    expect(page.match(/<CodeSample/g)).toHaveLength(2);
  });

  it('fails with page, line, column and caret at a block that was not proved', async () => {
    const nothing = (): undefined => undefined;
    await expect(compilePage('# Page\n\n```wirespec\ntype A { b: String }\n```\n', nothing)).rejects.toThrow(
      /docs\/page\.md:3:1 {2}the block has not been proved\n {2}3 \| ```wirespec\n {6}\^{3}\n {2}Add the folder of this page/,
    );
  });

  it('fails in the same way at a block that cannot be parsed', async () => {
    const refusing = (): never => {
      throw createFenceError('the word "rong" is unknown here', 'This kind of block accepts: title.');
    };
    await expect(compilePage('```wirespec rong\nx\n```\n', refusing)).rejects.toThrow(
      'docs/page.md:1:1  the word "rong" is unknown here',
    );
  });

  it('waits for a block that is proved now, and reports every problem of the page', async () => {
    const prove = async (fence: Parameters<Find>[0]): Promise<ProvedSample> => {
      await Promise.resolve();
      if (fence.body === 'bad') throw createFenceError('the block is wrong', 'Fix it.');
      return findEvery(fence);
    };
    expect(await compilePage('```text\ngood\n```\n', prove)).toContain('"text": "good"');
    await expect(compilePage('```text\nbad\n```\n\n```text\ngood\n```\n\n```text\nbad\n```\n', prove)).rejects.toThrow(
      /docs\/page\.md:1:1 {2}the block is wrong[^]*\n\ndocs\/page\.md:9:1 {2}the block is wrong/,
    );
  });
});

it('passes its source to a block that shows an example if output in another block is generated from it', async () => {
  const find: Find = ({ language, body }) => ({
    ...findEvery({ language, meta: '', body }),
    ...(language === 'shown' ? { shownExample: body } : { inputExample: body }),
  });
  const [source, other, follower] = ['```shown\na.json\n```', '```shown\nb.json\n```', '```made\na.json\n```'];
  const page = await compilePage([source, other, follower].join('\n\n'), find);
  expect(page.match(/ source="[^"]*"/g)).toEqual([' source="a.json"']);
  expect(page.indexOf('source=')).toBeLessThan(page.indexOf('b.json'));
  expect(await compilePage([source, other].join('\n\n'), find)).not.toContain('source=');
});
