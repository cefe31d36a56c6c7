import { describe, expect, it } from 'vitest';
import { compilerVersion } from '../../../../compiler';
import { findProblems, proveBlock } from '../../../__tests__/proveBlock';

const EXAMPLES = {
  'shelf.ws': 'type Shelf {\n  boxes: Box[]\n}\n\ntype Box {\n  label: String\n}\n',
  'broken.ws': 'type Shelf {\n  boxes Box\n}\n',
};

describe('R-43 a contract names file, line and column of what is wrong', () => {
  it('shows the source line with a caret and the message of the compiler', async () => {
    expect(await findProblems('wirespec', 'type A {\n  b String\n}')).toEqual([
      [
        'docs/page.md:5:5  the contract does not compile',
        '  5 |   b String',
        '          ^^^^^^',
        `  Colon expected, not: WsString at line 2 and position 5 (compiler ${compilerVersion}). Correct the contract, or mark the block as wrong if it is meant to fail.`,
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
    expect(await findProblems('wirespec with=shelf.ws', 'type Room { shelves: Shelf[] }', EXAMPLES)).toEqual([]);
    const [problem] = await findProblems('wirespec', 'type Room { shelves: Shelf[] }', EXAMPLES);
    expect(problem).toContain('docs/page.md:4:22  the contract does not compile');
  });

  it('names the place in an example file that does not compile, and shows its line', async () => {
    expect(await findProblems('wirespec file=broken.ws', '', EXAMPLES)).toEqual([
      [
        'docs/page.md:3:1  examples/broken.ws does not compile',
        '  examples/broken.ws:2:9',
        '  2 |   boxes Box',
        '              ^^^',
        `  Colon expected, not: WirespecType at line 2 and position 9 (compiler ${compilerVersion}). Correct the example.`,
      ].join('\n'),
    ]);
  });

  it('names the definitions there are when one is missing', async () => {
    const [problem] = await findProblems('wirespec file=shelf.ws#Bix', '', EXAMPLES);
    expect(problem).toContain('shelf.ws does not define "Bix"');
    expect(problem).toContain('The file defines: Shelf, Box.');
  });

  it('refuses lines after the end, which would have no effect', async () => {
    expect(await findProblems('wirespec {1,4}', 'type A {\n  b: String\n}')).toEqual([
      expect.stringContaining('line 4 cannot be highlighted, because the code has 3 lines'),
    ]);
  });
});

describe('a contract for readers of Markdown', () => {
  it('is followed by its generated files', async () => {
    const { markdown } = await proveBlock('wirespec emit=wirespec', 'type A { b: String }');
    expect(markdown).toMatch(
      /^\*checked with Wirespec [\d.]+\*\n\n```wirespec\ntype A \{ b: String \}\n```\n\n\*\*Wirespec\*\*\n\n\*\*\S+\.ws\*\*\n\n```wirespec\ntype A \{[^`]*\n```$/,
    );
  });

  it('is followed by the message of the compiler if it is wrong', async () => {
    expect((await proveBlock('wirespec wrong', 'type A { b String }')).markdown).toBe(
      [
        '*does not compile*',
        '```wirespec\ntype A { b String }\n```',
        `Wirespec ${compilerVersion} says:`,
        '- line 1, column 12: Colon expected, not: WsString at line 1 and position 12',
      ].join('\n\n'),
    );
  });
});
