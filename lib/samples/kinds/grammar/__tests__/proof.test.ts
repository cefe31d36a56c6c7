import { describe, expect, it } from 'vitest';
import { findProblems, proveBlock } from '../../../__tests__/proveBlock';

describe('productions of the grammar', () => {
  it('are listed if one is unknown', async () => {
    const [problem] = await findProblems('grammar production=feild');
    expect(problem).toContain('docs/page.md:3:1  the grammar has no production "feild"');
    expect(problem).toMatch(/has these productions: .*\bfield, /);
  });

  it('appear in Markdown as their EBNF', async () => {
    expect((await proveBlock('grammar production=value')).markdown).toMatch(/^```ebnf\nvalue = /);
  });
});

it('a grammar block has the source, the diagram and the description of each production, in the given order', async () => {
  const { sample } = await proveBlock('grammar production=value,field title=Parts {1}');
  expect(sample).toMatchObject({
    kind: 'grammar',
    block: { title: 'Parts', highlightedLines: [1], code: expect.stringMatching(/^value = [^]*\nfield = /) as unknown },
    productions: [{ name: 'value' }, { name: 'field' }],
  });
  expect(sample).toHaveProperty('productions.0.diagram');
  expect(sample).toHaveProperty('productions.0.description', expect.stringMatching(/\w/));
});
