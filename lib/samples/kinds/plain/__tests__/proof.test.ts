import { describe, expect, it } from 'vitest';
import { findProblems, proveBlock } from '../../../__tests__/proveBlock';

describe('R-43 any other block', () => {
  it('shows the example it is filled with, which other blocks may follow', async () => {
    expect(await proveBlock('json file=a.json', '', { 'a.json': '{}' })).toMatchObject({ shows: 'a.json' });
    expect(await proveBlock('json', '{}')).not.toHaveProperty('shows');
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
    const [problem] = await findProblems('json file=torn.json', '', { 'torn.json': '{"a": 1}\n}\n' });
    expect(problem).toContain('docs/page.md:3:1  examples/torn.json:2:1 does not parse');
  });
});

describe('any other block for readers of Markdown', () => {
  it('is in a fence that its own back-ticks do not close', async () => {
    expect((await proveBlock('text title=notes', 'a\n```\nb')).markdown).toBe('**notes**\n\n````text\na\n```\nb\n````');
  });

  it('keeps its title unchanged, even with characters of Markdown', async () => {
    expect((await proveBlock('python title=__init__.py', 'pass')).markdown).toMatch(/^\*\*\\_\\_init\\_\\_\.py\*\*\n/);
  });
});
