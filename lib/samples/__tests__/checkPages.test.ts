import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compilerVersion } from '../../compiler';
import { checkPages } from '../checkPages';
import { openExamples } from '../examples';
import { describeCounts } from '../SampleCounts';
import { createSampleStore, type SampleStore } from '../SampleStore';

const projectFolder = path.resolve(__dirname, '../../..');
let examplesFolder: string;
let store: SampleStore;

beforeAll(() => {
  examplesFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'examples-'));
  fs.writeFileSync(
    path.join(examplesFolder, 'shelf.ws'),
    'type Shelf {\n  boxes: Box[]\n}\n\ntype Box {\n  label: String\n}\n',
  );
  fs.writeFileSync(path.join(examplesFolder, 'broken.ws'), 'type Shelf {\n  boxes Box\n}\n');
  fs.writeFileSync(
    path.join(examplesFolder, 'wild.json'),
    '{"openapi":"3.0.3","info":{"title":"Wild","version":"1"},"paths":{"/a":{"get":{"operationId":"a","responses":{"4XX":{"description":"no"}}}}}}',
  );
  fs.writeFileSync(path.join(examplesFolder, 'torn.json'), '{"a": 1}\n}\n');
  fs.mkdirSync(path.join(examplesFolder, 'more'));
  fs.writeFileSync(path.join(examplesFolder, 'more', 'shelf.ws'), 'type Other { label: String }\n');
  const host = { projectFolder, examples: openExamples(examplesFolder) };
  store = createSampleStore({ host, tools: 'test' });
});

afterAll(() => {
  fs.rmSync(examplesFolder, { recursive: true, force: true });
});

/** Problems of a page with one block that starts on line 3. */
async function findProblems(infoLine: string, body = ''): Promise<string[]> {
  const text = ['# Page', '', `\`\`\`${infoLine}`, ...(body === '' ? [] : [body]), '```', ''].join('\n');
  return (await checkPages([{ path: 'docs/page.md', text }], store)).problems;
}

describe('R-43 checkPages names file, line and column of a broken contract', () => {
  it('shows the source line with a caret and the message of the compiler', async () => {
    expect(await findProblems('wirespec', 'type A {\n  b String\n}')).toEqual([
      [
        'docs/page.md:5:5  the contract does not compile',
        '  5 |   b String',
        '          ^^^^^^',
        `  Colon expected, not: WsString at line 2 and position 5 (compiler ${compilerVersion}). Mend the contract, or mark the block as wrong if it is meant to fail.`,
      ].join('\n'),
    ]);
  });

  it('refuses a contract marked as wrong that compiles', async () => {
    const [problem] = await findProblems('wirespec wrong', 'type A { b: String }');
    expect(problem).toContain('docs/page.md:3:1  the contract compiles, but is marked as wrong');
  });

  it('accepts a contract marked as wrong that the compiler refuses', async () => {
    expect(await findProblems('wirespec wrong', 'type A { b String }')).toEqual([]);
  });

  it('refuses a wrong contract on which the compiler is silent', async () => {
    const [problem] = await findProblems('wirespec wrong', 'type A { b: String }\nimport x');
    expect(problem).toContain('the compiler reports no error for this wrong contract');
  });

  it('refuses text that belongs to no definition', async () => {
    const [problem] = await findProblems('wirespec', 'import x\ntype A { b: String }');
    expect(problem).toContain('docs/page.md:4:1  the contract does not compile');
    expect(problem).toContain('"import" belongs to no definition');
  });

  it('compiles a fragment together with the file that completes it', async () => {
    expect(await findProblems('wirespec with=shelf.ws', 'type Room { shelves: Shelf[] }')).toEqual([]);
    const [problem] = await findProblems('wirespec', 'type Room { shelves: Shelf[] }');
    expect(problem).toContain('docs/page.md:4:22  the contract does not compile');
  });

  it('names the place in an example file that does not compile, and shows its line', async () => {
    expect(await findProblems('wirespec file=broken.ws')).toEqual([
      [
        'docs/page.md:3:1  examples/broken.ws does not compile',
        '  examples/broken.ws:2:9',
        '  2 |   boxes Box',
        '              ^^^',
        `  Colon expected, not: WirespecType at line 2 and position 9 (compiler ${compilerVersion}). Mend the example.`,
      ].join('\n'),
    ]);
  });

  it('names the examples there are when one is missing', async () => {
    const [problem] = await findProblems('wirespec file=shelv.ws');
    expect(problem).toContain('the example "shelv.ws" does not exist');
    expect(problem).toContain('There are: broken.ws, more, shelf.ws, torn.json, wild.json.');
  });

  it('names the definitions there are when one is missing', async () => {
    const [problem] = await findProblems('wirespec file=shelf.ws#Bix');
    expect(problem).toContain('shelf.ws does not define "Bix"');
    expect(problem).toContain('It defines: Shelf, Box.');
  });

  it('refuses a file outside of examples', async () => {
    const [problem] = await findProblems('json file=../package.json');
    expect(problem).toContain('"../package.json" is outside of examples/');
  });

  it('names the generated files there are when none is chosen', async () => {
    const [problem] = await findProblems('output emitter=java of=shelf.ws show=Bix');
    expect(problem).toContain('no generated file belongs to "Bix"');
    expect(problem).toContain('com/example/library/model/Shelf.java');
  });

  it('refuses what would have no effect: lines behind the end, a title for several files', async () => {
    expect(await findProblems('wirespec {1,4}', 'type A {\n  b: String\n}')).toEqual([
      expect.stringContaining('line 4 is to be highlighted, but the code has 3'),
    ]);
    expect(await findProblems('output emitter=java of=shelf.ws show=all title=Shelf.java')).toEqual([
      expect.stringContaining('a title or {lines} for one file, but shows 2'),
    ]);
    expect(await findProblems('output emitter=java of=shelf.ws show=Box title=Box.java {1}')).toEqual([]);
  });

  it('refuses an unknown language and lists the known ones', async () => {
    const [problem] = await findProblems('klingon', 'x');
    expect(problem).toMatch(/the block cannot be highlighted[\s\S]*klingon[\s\S]*java/);
  });

  it('refuses JSON, YAML and XML that does not parse', async () => {
    expect((await findProblems('json', '{\n  "a": 1,\n}'))[0]).toMatch(/docs\/page\.md:6:1 {2}the json does not parse/);
    expect((await findProblems('yaml', 'a: [1'))[0]).toContain('the yaml does not parse');
    expect((await findProblems('xml', '<a><b></a>'))[0]).toMatch(/docs\/page\.md:4:7 {2}the xml does not parse/);
    expect(await findProblems('xml', '<a/>\n<b/>')).toEqual([]);
  });

  it('names the place in an example file that does not parse', async () => {
    const [problem] = await findProblems('json file=torn.json');
    expect(problem).toContain('docs/page.md:3:1  examples/torn.json:2:1 does not parse');
  });

  it('refuses a page that is not valid MDX', async () => {
    const { problems } = await checkPages([{ path: 'docs/page.md', text: '# Page\n\n<Open>\n' }], store);
    expect(problems[0]).toMatch(/^docs\/page\.md:\d+:\d+ {2}the page is not valid MDX/);
  });

  it('reports every broken block of every page', async () => {
    const page = { path: 'docs/a.md', text: '```wirespec\ntype\n```\n\n```wirespec rong\nx\n```\n' };
    const { problems } = await checkPages([page, { ...page, path: 'docs/b.md' }], store);
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'docs/a.md:2:5',
      'docs/a.md:5:1',
      'docs/b.md:2:5',
      'docs/b.md:5:1',
    ]);
  });
});

describe('R-44 what converters write is checked, too', () => {
  it('refuses a result that does not compile unless it is marked as wrong', async () => {
    const [problem] = await findProblems('output converter=openapi-v3 of=wild.json');
    expect(problem).toContain('the compiler refuses what the converter makes of wild.json');
    expect(await findProblems('output converter=openapi-v3 of=wild.json wrong')).toEqual([]);
  });
});

describe('R-44 commands are run', () => {
  it('refuses a command that does not end as the page says', async () => {
    const [problem] = await findProblems('console', '$ false');
    expect(problem).toContain('the command "false" ended with exit code 1, not 0');
    expect(await findProblems('console exit=1', '$ true\n$ false')).toEqual([]);
  });

  it('refuses a command whose effect the next one would not see', async () => {
    const [problem] = await findProblems('console', '$ mkdir a && cd a\n$ pwd');
    expect(problem).toContain('the command "mkdir a && cd a" changes its shell');
    expect(await findProblems('console', '$ mkdir a\n$ (cd a && ls)')).toEqual([]);
  });

  it('refuses two files that would overwrite each other in the scratch folder', async () => {
    const [problem] = await findProblems('console files=shelf.ws,more/shelf.ws', '$ ls');
    expect(problem).toContain('two files of the block would be "shelf.ws" in the scratch folder');
  });

  it('refuses a command that needs the network', async () => {
    const [problem] = await findProblems('console', '$ npm install left-pad');
    expect(problem).toContain('the command "npm install left-pad" needs the network');
  });
});

describe('productions of the grammar', () => {
  it('are named when one is unknown', async () => {
    const [problem] = await findProblems('grammar production=feild');
    expect(problem).toContain('docs/page.md:3:1  the grammar has no production "feild"');
    expect(problem).toMatch(/It has: .*\bfield, /);
  });
});

describe('counts', () => {
  it('tells what was proved', async () => {
    const text = [
      '```wirespec emit=java,typescript\ntype A { b: String }\n```',
      '```wirespec wrong\ntype A { b String }\n```',
      '```output emitter=java of=shelf.ws\n```',
      '```console files=shelf.ws\n$ ls\n$ cat shelf.ws\n```',
      '```grammar production=value,field\n```',
      '```text\nx\n```',
    ].join('\n\n');
    const { counts, problems } = await checkPages([{ path: 'docs/a.md', text }], store);
    expect(problems).toEqual([]);
    expect(describeCounts(1, counts)).toBe(
      '1 pages; 1 valid contracts; 4 generated files; 1 contracts wrong on purpose; 2 commands run; 2 productions of the grammar; 1 other blocks',
    );
  });
});
