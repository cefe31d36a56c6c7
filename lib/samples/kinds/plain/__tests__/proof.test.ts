import { describe, expect, it } from 'vitest';
import { findProblems, proveBlock } from '../../../__tests__/proveBlock';

describe('R-43 any other block', () => {
  it('shows the example that it names, and reports its path for blocks that use the example', async () => {
    expect(await proveBlock('json file=a.json', '', { 'a.json': '{}' })).toMatchObject({ shownExample: 'a.json' });
    expect(await proveBlock('json', '{}')).not.toHaveProperty('shownExample');
  });

  it('refuses an unknown language, and lists the known languages', async () => {
    const [problem] = await findProblems('klingon', 'x');
    expect(problem).toMatch(/the block cannot be highlighted[\s\S]*klingon[\s\S]*java/);
  });

  it('refuses JSON, YAML and XML that does not parse', async () => {
    expect((await findProblems('json', '{\n  "a": 1,\n}'))[0]).toMatch(/docs\/page\.md:6:1 {2}the json does not parse/);
    expect((await findProblems('yaml', 'a: [1'))[0]).toContain('the yaml does not parse');
    const [problem] = await findProblems('xml', '<a><b></a>');
    expect(problem).toMatch(/docs\/page\.md:4:7 {2}the xml does not parse/);
    expect(problem).toContain("closing tag 'b' (opened in line 1, col 4)");
    expect(await findProblems('xml', '<a/>\n<b/>')).toEqual([]);
  });

  it('names the position of a syntax error in an example file', async () => {
    const [problem] = await findProblems('json file=torn.json', '', { 'torn.json': '{"a": 1}\n}\n' });
    expect(problem).toContain('docs/page.md:3:1  examples/torn.json:2:1 does not parse');
  });
});

describe('any other block as Markdown', () => {
  it('is in a fence that its own backticks do not close', async () => {
    expect((await proveBlock('text title=notes', 'a\n```\nb')).markdown).toBe('**notes**\n\n````text\na\n```\nb\n````');
  });

  it('has a title whose Markdown characters are escaped', async () => {
    expect((await proveBlock('python title=__init__.py', 'pass')).markdown).toMatch(/^\*\*\\_\\_init\\_\\_\.py\*\*\n/);
  });
});

describe('any other block has', () => {
  it('the name of its file as its title, unless it has one', async () => {
    const examples = { 'a/b.json': '{"a": 1}\r\n\r\n' };
    expect((await proveBlock('json file=a/b.json', '', examples)).sample).toMatchObject({
      kind: 'plain',
      block: { title: 'b.json', code: '{"a": 1}' },
    });
    expect((await proveBlock('json file=a/b.json title=c', '', examples)).sample).toMatchObject({
      block: { title: 'c' },
    });
    expect((await proveBlock('json', '{}')).sample).not.toHaveProperty('block.title');
  });

  it('the lines of its body, with any line breaks', async () => {
    expect((await proveBlock('text {2}', 'a \r\n b\r\n \n')).sample).toMatchObject({
      block: { code: 'a \n b', highlightedLines: [2] },
    });
    expect(await findProblems('text {3}', 'a\nb')).toEqual([
      expect.stringContaining('Count the lines of the displayed code from 1.'),
    ]);
  });
});

describe('the position of a syntax error', () => {
  it.each([
    ['yaml', 'a: 1\n\tb: 2', /^docs\/page\.md:5:\d+ {2}the yaml does not parse/],
    ['yaml', 'a: 1\n---\nb: [1', /^docs\/page\.md:6:\d+ {2}the yaml does not parse/],
    ['xml', '<a>\n  <b></a>', /^docs\/page\.md:5:6 {2}the xml does not parse/],
    ['xml', '<?xml version="1.0"?><a><b></a>', /^docs\/page\.md:4:\d+ {2}the xml does not parse/],
    ['json', '[1 2]', /^docs\/page\.md:4:4 {2}the json does not parse/],
    ['json', '{"a":', /^docs\/page\.md:4:\d+ {2}the json does not parse/],
  ])('is in the page: %s %j', async (language, body, place) => {
    const [problem] = await findProblems(language, body);
    expect(problem).toMatch(place);
    expect(problem).toMatch(/[^.\n]\. Fix it, because readers copy it unchanged\.$/);
  });

  it.each([
    ['yaml', 'a: 1\n---\nb: 2'],
    ['xml', ' \n<a/>'],
    ['xml', '<a/><b/>'],
    ['xml', '<?xml version="1.0"?>\n<a/>'],
    ['java', 'class {'],
    ['json', '{"a": [1]}'],
  ])('is not reported if there is none: %s %j', async (language, body) => {
    expect(await findProblems(language, body)).toEqual([]);
  });
});

it('the remedy for a syntax error is one line', async () => {
  const [problem] = await findProblems('yaml', 'a: [1\nb: 2');
  expect(problem).toMatch(/\n {2}[^\n]+[^.\n:]\. Fix it, because readers copy it unchanged\.$/);
  expect(problem).toContain('must be sufficiently indented and end with a ] at line 2, column 1. Fix it');
  const [other] = await findProblems('yaml', 'a: |x\n b');
  expect(other).toContain('Block scalar header includes extra characters: |x at line 1, column 5. Fix it');
  expect((await findProblems('yaml', 'a: "b" c'))[0]).toMatch(/^docs\/page\.md:4:(?:[2-9]|\d\d) /);
});

it('a block without a title appears in Markdown as its code only', async () => {
  expect((await proveBlock('text', 'a')).markdown).toBe('```text\na\n```');
});

it('an example file may show a compiler command', async () => {
  const examples = { 'build.sh': 'npx wirespec compile -i a.ws\n' };
  expect(await findProblems('bash file=build.sh', '', examples)).toEqual([]);
});
