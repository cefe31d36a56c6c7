import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compilerVersion } from '../../../lib/compiler';
import remarkContractSamples from '../remark';

let projectFolder: string;

beforeAll(() => {
  projectFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'remark-'));
  fs.mkdirSync(path.join(projectFolder, 'examples'));
});

afterAll(() => {
  fs.rmSync(projectFolder, { recursive: true, force: true });
});

function compilePage(text: string): Promise<string> {
  return compile(
    { value: text, path: path.join(projectFolder, 'docs/page.md') },
    { format: 'mdx', jsx: true, remarkPlugins: [[remarkContractSamples, { projectFolder }]] },
  ).then(String);
}

describe('R-43 the remark step', () => {
  it('puts a component with the checked contract where the block was', async () => {
    const page = await compilePage('# Page\n\n```wirespec\ntype A { b: String }\n```\n');
    expect(page).toContain('<CodeSample sample={');
    expect(page).toContain('"expectation": "valid"');
    expect(page).toContain(`"compilerVersion": "${compilerVersion}"`);
    expect(page).not.toContain('<_components.pre');
  });

  it('finds blocks inside lists and components', async () => {
    const page = await compilePage('- item\n\n  ```text\n  one\n  ```\n\n<Tabs>\n\n```text\ntwo\n```\n\n</Tabs>\n');
    expect(page.match(/<CodeSample/g)).toHaveLength(2);
  });

  it('fails with page, line, column and caret when a contract does not compile', async () => {
    await expect(compilePage('# Page\n\n```wirespec\ntype A { b String }\n```\n')).rejects.toThrow(
      /docs\/page\.md:4:12 {2}the contract does not compile\n {2}4 \| type A \{ b String \}\n {17}\^{6}\n {2}Colon expected/,
    );
  });
});
