import { describe, expect, it, vi } from 'vitest';
import { makeFolder } from '../../../tests/support/makeFolder';
import { REPOSITORY } from '../../../tools/support/paths.mjs';
import { checkPages } from '../checkPages';
import { openExamples } from '../examples';
import { createSampleStore, type SampleStore } from '../SampleStore';
import { findProblems } from './proveBlock';

const EXAMPLES = {
  'shelf.ws': 'type Shelf {\n  boxes: Box[]\n}\n\ntype Box {\n  label: String\n}\n',
  'wild.json': '{}',
  'more/shelf.ws': 'type Other { label: String }\n',
};

function openStore(): SampleStore {
  const host = { projectFolder: REPOSITORY, examples: openExamples(makeFolder(EXAMPLES)) };
  return createSampleStore({ host, toolsHash: 'test' });
}

// The tests in the folder of each kind cover the blocks that the kind rejects.
describe('R-43 checkPages names file, line and column', () => {
  it('lists the examples nearby if one is missing', async () => {
    const [problem] = await findProblems('wirespec file=shelv.ws', '', EXAMPLES);
    expect(problem).toContain('the example "shelv.ws" does not exist');
    expect(problem).toContain('Correct the path. Available: more, shelf.ws, wild.json.');
  });

  it('names the files of a folder that is used as a file', async () => {
    const [problem] = await findProblems('wirespec file=more', '', EXAMPLES);
    expect(problem).toContain('the example "more" is a folder');
    expect(problem).toContain('Name one of its files: more/shelf.ws.');
  });

  it('refuses a file outside examples', async () => {
    const [problem] = await findProblems('json file=../package.json');
    expect(problem).toContain('"../package.json" is outside examples/');
  });

  it('refuses a page that is not valid MDX', async () => {
    const { problems } = await checkPages([{ path: 'docs/page.md', text: '# Page\n\n<Open>\n' }], openStore());
    expect(problems[0]).toMatch(/^docs\/page\.md:\d+:\d+ {2}the page is not valid MDX\n {2}Expected a closing tag/);
  });

  it('refuses the version of an unknown tool, in a page and in an example, and checks the other pages', async () => {
    const pages = [
      { path: 'docs/a.md', text: '# Page\n\nCOBOL {{version:cobol}}\n' },
      { path: 'docs/b.md', text: '```wirespec\ntype\n```\n' },
    ];
    const { problems } = await checkPages(pages, openStore());
    expect(problems[0]).toMatch(/^docs\/a\.md:3:7 {2}there is no version of "cobol"\n.*\{\{version:cobol\}\}/s);
    expect(problems[1]).toMatch(/^docs\/b\.md:2:5/);
    expect(problems[0]).toMatch(/Use one of avro, .+, or add the tool to lib\/samples\/versions\.json\.$/);
    const [problem] = await findProblems('json file=old.json', '', { 'old.json': '[\n  "{{version:cobol}}"\n]' });
    expect(problem).toContain('examples/old.json:2:4');
  });

  it('reports every broken block of every page', async () => {
    const page = { path: 'docs/a.md', text: '```wirespec\ntype\n```\n\n```wirespec rong\nx\n```\n' };
    const { problems } = await checkPages([page, { ...page, path: 'docs/b.md' }], openStore());
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'docs/a.md:2:5',
      'docs/a.md:5:1',
      'docs/b.md:2:5',
      'docs/b.md:5:1',
    ]);
  });
});

describe('the summary', () => {
  it('reports the number of proved blocks', async () => {
    const text = [
      '```wirespec emit=java,typescript\ntype A { b: String }\n```',
      '```wirespec wrong\ntype A { b String }\n```',
      '```output emitter=java of=shelf.ws\n```',
      '```console files=shelf.ws\n$ ls\n$ cat shelf.ws\n```',
      '```grammar production=value,field\n```',
      '```text\nx\n```',
    ].join('\n\n');
    const { summary, problems } = await checkPages([{ path: 'docs/a.md', text }], openStore());
    expect(problems).toEqual([]);
    expect(summary).toBe('1 pages; 6 blocks: 2 contract, 1 output, 1 console, 1 grammar, 1 plain');
  });
});

it('proves each block once', async () => {
  const store = openStore();
  const prove = vi.spyOn(store, 'prove');
  await checkPages([{ path: 'docs/a.md', text: '```text\nx\n```\n\n```console\n$ true\n```\n' }], store);
  expect(prove).toHaveBeenCalledTimes(2);
});
