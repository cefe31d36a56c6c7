import { describe, expect, it } from 'vitest';
import { compilerVersion } from '../../../../compiler';
import { findProblems, proveBlock } from '../../../__tests__/proveBlock';

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
    const examples = {
      'shelf.ws': 'type Shelf { label: String }\n',
      'more/shelf.ws': 'type Other { label: String }\n',
    };
    const [problem] = await findProblems('console files=shelf.ws,more/shelf.ws', '$ ls', examples);
    expect(problem).toContain('two files of the block would be "shelf.ws" in the scratch folder');
  });

  it('refuses a command that needs the network', async () => {
    const [problem] = await findProblems('console', '$ npm install left-pad');
    expect(problem).toContain('the command "npm install left-pad" needs the network');
  });
});

it('is, for readers of Markdown, commands with what they printed', async () => {
  expect((await proveBlock('console exit=3', '$ echo one\n$ (exit 3)')).markdown).toBe(
    `*run with Wirespec ${compilerVersion}*\n\n\`\`\`console\n$ echo one\none\n$ (exit 3)\nexit code 3\n\`\`\``,
  );
});
