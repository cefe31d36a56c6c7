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

  it('refuses a wrong contract for which the compiler reports no error', async () => {
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

  it('names the position of an error in an example file, and shows its line', async () => {
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

  it('lists the definitions of the file if one is missing', async () => {
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

describe('a contract with a mistake that the compiler accepts', () => {
  const TWICE = 'type A { b: String, b: String }';

  it('is refused unless the page announces the mistake', async () => {
    const [problem] = await findProblems('wirespec', TWICE);
    expect(problem).toContain('docs/page.md:4:21  the contract has a mistake that the compiler accepts');
    expect(problem).toContain('Correct the contract, or mark the block as warned if the page explains the mistake.');
    expect(await findProblems('wirespec warned', TWICE)).toEqual([]);
  });

  it('must not be marked as wrong', async () => {
    const [problem] = await findProblems('wirespec wrong', TWICE);
    expect(problem).toContain('docs/page.md:3:1  the contract compiles with a warning, but is marked as wrong');
    expect(problem).toContain(
      'If the page explains the mistake, replace the word wrong with warned; otherwise, correct the contract.',
    );
    expect((await findProblems('wirespec wrong', `${TWICE}\nenum A { B }`))[0]).toContain(
      'the compiler reports no error for this wrong contract',
    );
  });

  it('must not be announced if there is none', async () => {
    for (const contract of ['type A { b: String }', 'type A { b String }']) {
      const [problem] = await findProblems('wirespec warned', contract);
      expect(problem).toContain('docs/page.md:3:1  the contract is marked as warned, but there is no warning');
      expect(problem).toContain('Remove the word warned; if an edit has removed the mistake, restore it.');
    }
  });

  it('is refused with its position in an example file', async () => {
    const [problem] = await findProblems('wirespec file=twice.ws', '', { 'twice.ws': TWICE });
    expect(problem).toContain('examples/twice.ws has a mistake that the compiler accepts');
    expect(problem).toContain('examples/twice.ws:1:21');
    expect(problem).toContain('Correct the example.');
  });
});

describe('a wrong contract', () => {
  it('does not excuse errors in the files that complete it', async () => {
    expect(await findProblems('wirespec wrong with=broken.ws', 'type A { b String }', EXAMPLES)).toEqual([
      expect.stringContaining('examples/broken.ws does not compile'),
    ]);
  });

  it('may be an example file', async () => {
    expect(await proveBlock('wirespec wrong file=broken.ws', '', EXAMPLES)).toMatchObject({
      sample: {
        block: { title: 'broken.ws' },
        expectation: 'wrong',
        diagnostics: [{ path: 'broken.ws', line: 2, column: 9 }],
      },
    });
  });

  it.each([
    ['type A { b: String }', 'remove the word wrong; if an edit has removed the mistake, restore it.'],
    ['type A { b: String }\nimport x', 'so there is no message to show. Describe the mistake in words instead.'],
  ])('has a remedy if the compiler does not refuse it: %j', async (contract, remedy) => {
    expect((await findProblems('wirespec wrong', contract))[0]).toContain(remedy);
  });
});

describe('the data of a contract block', () => {
  it('is valid, and contains no options for the editor by default', async () => {
    const { sample, ...others } = await proveBlock('wirespec', 'type A { b: String }  \n\n');
    expect(sample).toMatchObject({
      kind: 'contract',
      block: { code: 'type A { b: String }', language: 'wirespec' },
      expectation: 'valid',
      compilerVersion,
      diagnostics: [],
      outputs: [],
      names: [],
    });
    expect(sample).not.toHaveProperty('edit');
    expect(sample).not.toHaveProperty('block.title');
    expect(sample).not.toHaveProperty('block.highlightedLines');
    expect(others).toEqual({ markdown: expect.any(String) as unknown });
  });

  it('is a fragment if other files complete it; the editor gets these files, too', async () => {
    const infoLine = 'wirespec with=shelf.ws emit=java,kotlin:ir show=Room package=org.acme shared title=Room';
    const { sample } = await proveBlock(infoLine, 'type Room { shelves: Shelf[] }', EXAMPLES);
    expect(sample).toMatchObject({
      block: { title: 'Room' },
      expectation: 'fragment',
      names: ['Room', 'shelves'],
      edit: { with: ['shelf.ws'], package: 'org.acme', shared: true, show: ['Room'] },
      outputs: [
        { emitter: 'java', generation: 'default', label: 'Java', files: [{ title: 'org/acme/model/Room.java' }] },
        { emitter: 'kotlin', generation: 'ir', label: 'Kotlin (--ir)', files: [{ title: 'org/acme/model/Room.kt' }] },
      ],
    });
  });

  it('is a fragment if the block shows definitions of a file, in the order in which it names them', async () => {
    const { sample } = await proveBlock('wirespec file=shelf.ws#Box,Shelf emit=java', '', EXAMPLES);
    expect(sample).toMatchObject({
      block: { title: 'shelf.ws', code: 'type Box {\n  label: String\n}\n\ntype Shelf {\n  boxes: Box[]\n}' },
      expectation: 'fragment',
      edit: { part: 'shelf.ws' },
      outputs: [{ files: [{ title: 'model/Box.java' }, { title: 'model/Shelf.java' }] }],
    });
  });

  it('is valid if the block shows a whole file', async () => {
    const { sample } = await proveBlock('wirespec file=shelf.ws emit=java', '', EXAMPLES);
    expect(sample).toMatchObject({
      expectation: 'valid',
      outputs: [{ files: [{ title: 'model/Shelf.java' }, { title: 'model/Box.java' }] }],
    });
    expect(sample).not.toHaveProperty('edit');
  });

  it('contains by default only the generated code of its own definitions', async () => {
    const { sample } = await proveBlock('wirespec with=shelf.ws emit=java', 'type Room { boxes: Box[] }', EXAMPLES);
    expect(sample).toMatchObject({ outputs: [{ files: [{ title: 'model/Room.java' }] }] });
  });

  it('contains the numbers of highlighted lines', async () => {
    const { sample } = await proveBlock('wirespec {1,3}', 'type A {\n  b: String\n}');
    expect(sample).toMatchObject({ block: { highlightedLines: [1, 3] } });
  });
});

describe('a contract as Markdown', () => {
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
    expect((await proveBlock('wirespec wrong', 'type A { b String }\ntype B { c String }')).markdown).toMatch(
      /says:\n\n- line 1, column 12: .*\n- line 2, column 12: .*$/,
    );
  });
});
