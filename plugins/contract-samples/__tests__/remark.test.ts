import { compile } from '@mdx-js/mdx';
import { describe, expect, it, vi } from 'vitest';
import type { ResolvedBlock } from '../../../lib/samples';
import { fenceError } from '../../../lib/samples/SampleProblem';
import remarkContractSamples, { type RemarkContractSamplesOptions } from '../remark';

type Find = RemarkContractSamplesOptions['find'];

// Neither is loaded by this step: what it would need them for was done before.
vi.mock('../../../lib/compiler/compilerPackage', () => {
  throw new Error('The remark step loads the compiler.');
});
vi.mock('../../../lib/highlight/loadHighlighter', () => {
  throw new Error('The remark step loads the highlighter.');
});

/** Knows every fence as plain code. */
const everything = ({ language, body }: Parameters<Find>[0]): ResolvedBlock => ({
  sample: { kind: 'plain', block: { code: body, language, marks: '' } },
  markdown: `form for readers of Markdown`,
  counts: { 'other blocks': 1 },
});

function compilePage(text: string, find: Find): Promise<string> {
  return compile(
    { value: text, path: '/project/docs/page.md' },
    { format: 'mdx', jsx: true, remarkPlugins: [[remarkContractSamples, { projectFolder: '/project', find }]] },
  ).then(String);
}

describe('R-43 the remark step', () => {
  it('puts a component with what was proved where the block was', async () => {
    const page = await compilePage('# Page\n\n```java\nclass A {}\n```\n', everything);
    expect(page).toMatch(/<CodeSample markdownId="[\da-f]{10}" sample=\{/);
    expect(page).toContain('"code": "class A {}"');
    expect(page).not.toContain('<_components.pre');
  });

  it('brings the view of the kind into the page, once however many blocks show it, and no other', async () => {
    const page = await compilePage('```java\nclass A {}\n```\n\n```text\none\n```\n', everything);
    expect(page.match(/import .*lib\/samples.*/g)).toEqual([
      'import plain$view from "@site/lib/samples/kinds/plain/view";',
    ]);
    expect(page.match(/view=\{plain\$view\}/g)).toHaveLength(2);
    expect(await compilePage('# No code\n', everything)).not.toContain('import');
  });

  it('leaves out of the page what the page does not show', async () => {
    const page = await compilePage('```text\none\n```\n', everything);
    expect(page).not.toContain('form for readers of Markdown');
    expect(page).not.toContain('other blocks');
  });

  it('finds blocks inside lists and components', async () => {
    const page = await compilePage(
      '- item\n\n  ```text\n  one\n  ```\n\n<Tabs>\n\n```text\ntwo\n```\n\n</Tabs>\n',
      everything,
    );
    expect(page.match(/<CodeSample/g)).toHaveLength(2);
  });

  it('fails with page, line, column and caret at a block that was not proved', async () => {
    const nothing = (): undefined => undefined;
    await expect(compilePage('# Page\n\n```wirespec\ntype A { b: String }\n```\n', nothing)).rejects.toThrow(
      /docs\/page\.md:3:1 {2}the block has not been proved\n {2}3 \| ```wirespec\n {6}\^{3}\n {2}Only pages in the folders/,
    );
  });

  it('fails in the same way at a block that cannot be read', async () => {
    const refusing = (): never => {
      throw fenceError('the word "rong" is unknown here', 'This kind of block knows: title.');
    };
    await expect(compilePage('```wirespec rong\nx\n```\n', refusing)).rejects.toThrow(
      'docs/page.md:1:1  the word "rong" is unknown here',
    );
  });

  it('waits for a block that is proved now, and tells every problem of the page', async () => {
    const prove = async (fence: Parameters<Find>[0]): Promise<ResolvedBlock> => {
      await Promise.resolve();
      if (fence.body === 'bad') throw fenceError('the block is wrong', 'Mend it.');
      return everything(fence);
    };
    expect(await compilePage('```text\ngood\n```\n', prove)).toContain('"code": "good"');
    await expect(compilePage('```text\nbad\n```\n\n```text\ngood\n```\n\n```text\nbad\n```\n', prove)).rejects.toThrow(
      /docs\/page\.md:1:1 {2}the block is wrong[^]*\n\ndocs\/page\.md:9:1 {2}the block is wrong/,
    );
  });
});

it('marks a document as a source on pages that show what it is converted to', async () => {
  const block = { code: '{}', language: 'json', marks: '' };
  const told = { compilerVersion: '1.0.0', diagnostics: [], outputs: [], names: [] };
  const find: Find = ({ language, body }) =>
    language === 'json'
      ? { sample: { kind: 'plain', block, document: body }, markdown: body, counts: {} }
      : {
          sample: {
            kind: 'converted',
            source: { path: body, converter: 'avro' },
            contract: { kind: 'contract', block, expectation: 'valid', ...told },
          },
          markdown: body,
          counts: {},
        };
  const [source, other, result] = ['```json\na.json\n```', '```json\nb.json\n```', '```output\na.json\n```'];
  const page = await compilePage([source, other, result].join('\n\n'), find);
  expect(page.match(/isSource=\{true\}/g)).toHaveLength(1);
  expect(page.indexOf('isSource')).toBeLessThan(page.indexOf('b.json'));
  expect(await compilePage([source, other].join('\n\n'), find)).not.toContain('isSource');
});
