import { describe, expect, it } from 'vitest';
import { compilerVersion } from '../../../../compiler';
import { findProblems, proveBlock } from '../../../__tests__/proveBlock';

describe('R-44 commands are run', () => {
  it('refuses a command whose exit code differs from the announced one', async () => {
    const [problem] = await findProblems('console', '$ false');
    expect(problem).toContain('the command "false" ended with exit code 1, not 0');
    expect(await findProblems('console exit=1', '$ true\n$ false')).toEqual([]);
  });

  it.each([
    ['npx wirespec compile -i ./gone -o out -l TypeScript', 'Cannot access file or directory: ./gone.'],
    ['npx wirespec compile "type A { b String }"', 'Colon expected, not: WsString at line 1 and position 12'],
    ['npx wirespec compile "type A { b: C }" 2>/dev/null || true', 'Cannot find reference: C'],
    ['npx wirespec compile "type A { b String }" 2>&1 | wc -l', 'Colon expected, not: WsString'],
    ['npx wirespec convert OpenAPIV3 -i ./note.ws', 'No JSON file found'],
    ['npx wirespec compile -i note.ws | cat', 'FileNotFoundException: File does not exist: /note.ws'],
    ['npx wirespec compile --bogus; true', 'no such option --bogus'],
    ['find gone -type f | sort', 'No such file or directory'],
    ['cat gone || true', 'No such file or directory'],
    ['(node -e "console.error(1, 2)")', '1 2'],
    ['no-such-command; true', 'not found'],
    ['mkdir a; mkdir a; true', 'File exists'],
    ['cp gone here || true', 'cp: cannot stat'],
    ['sed s/a note.ws | cat', 'sed: -e expression'],
    ['sed s/a note.ws 2>&1 | cat', 'sed: -e expression'],
    ['tar -xf note.ws; true', 'tar: '],
    ['echo "Traceback (most recent call last)"', 'Traceback (most recent'],
    ['echo "jsonschema.ValidationError: wrong"', 'ValidationError: wrong'],
    ['npx tsc --noEmit --types gone note.ts | cat', 'error TS'],
  ])('refuses "%s", which fails with exit code 0', async (command, message) => {
    const examples = { 'note.ws': 'type Note { body: String }\n' };
    const [problem] = await findProblems('console files=note.ws', `$ ${command}`, examples);
    expect(problem).toContain(`the command "${command}" prints an error that the page does not announce`);
    expect(problem).toContain(message);
    expect(await findProblems('console files=note.ws', `$ ${command}\n! ${message}`, examples)).toEqual([]);
  });

  it('refuses an unannounced error next to an announced one, and an announced error that is not printed', async () => {
    const body = `$ node -e 'console.error("one is bad"); console.error("two is bad")'\n! one is bad`;
    expect((await findProblems('console', body))[0]).toContain('It printed "two is bad"');
    expect(await findProblems('console', `${body}\n! two is bad`)).toEqual([]);
    expect((await findProblems('console', '$ true\n! one is bad'))[0]).toContain(
      'the command "true" does not print "one is bad"',
    );
  });

  it('refuses a command that writes nothing, and one that shows nothing', async () => {
    const examples = { 'note.ws': 'type Note { body: String }\n' };
    const compile = 'npx wirespec compile -i ./note.ws -o out -l Java --log-level ERROR';
    expect((await findProblems('console files=note.ws', `$ ${compile}; rm -r out/*`, examples))[0]).toContain(
      'writes no file into out',
    );
    expect(await findProblems('console files=note.ws', `$ ${compile}\n$ find out -type f`, examples)).toEqual([]);
    expect((await findProblems('console', '$ mkdir out\n$ find out -type f'))[0]).toContain('shows nothing');
  });

  it.each([['find . -name "*.gone" | sort'], ['(mkdir a && ls a)'], ['true && cat empty.ws'], ['sed -n 7p note.ws']])(
    'refuses "%s", which shows nothing',
    async (command) => {
      const examples = { 'note.ws': 'type Note { body: String }\n', 'empty.ws': '' };
      expect(
        (await findProblems('console files=note.ws', `$ printf "" > empty.ws\n$ ${command}`, examples))[0],
      ).toContain('shows nothing');
    },
  );

  it('accepts a silent command that changes a file', async () => {
    const examples = { 'note.ws': 'type Note { body: String }\n' };
    const body = '$ sed -i s/Note/Memo/ note.ws\n$ cat note.ws > copy.ws\n$ grep -q Memo copy.ws\n$ cat copy.ws';
    expect(await findProblems('console files=note.ws', body, examples)).toEqual([]);
  });

  it.each([
    ['compile -i ./note.ws'],
    ['compile -i ./note.ws --log-level ERROR -o out'],
    ['compile -i ./note.ws && echo done'],
    ['compile "type A { a: String }"'],
    ['convert Avro --input=note.json'],
  ])('refuses "wirespec %s" if the compiler writes nothing, even into a folder with files', async (words) => {
    // This program has the name of the compiler, but does nothing.
    const examples = { 'fake/wirespec': 'if (process.argv.includes("-i")) console.log("1 file found");\n' };
    const body = `$ mkdir out && echo old > out/old.ts\n$ node ./fake/wirespec ${words}`;
    expect((await findProblems('console files=fake/', body, examples))[0]).toMatch(
      /the command "node .*" runs the compiler, but the compiler writes no file\n[^]*Correct the input of: wirespec (?:compile|convert) /,
    );
  });

  it('accepts a compiler that prints its result', async () => {
    expect(await findProblems('console', '$ npx wirespec compile "type A { a: String }" -l Wirespec')).toEqual([]);
    expect(await findProblems('console', '$ npx wirespec compile --help')).toEqual([]);
  });

  it('refuses a command that changes only the state of its shell', async () => {
    for (const command of ['mkdir a && cd a', 'mkdir a;cd a', 'cd a', 'export A=b']) {
      const [problem] = await findProblems('console', `$ ${command}\n$ pwd`);
      expect(problem).toContain(`the command "${command}" changes the state of its shell`);
      expect(problem).toContain(
        'Put it in parentheses together with the commands that need it, or write the path of the folder',
      );
    }
    expect(await findProblems('console', '$ mkdir a\n$ (cd a && ls -a)')).toEqual([]);
  });

  it('refuses two files that would overwrite each other in the scratch folder', async () => {
    const examples = {
      'shelf.ws': 'type Shelf { label: String }\n',
      'more/shelf.ws': 'type Other { label: String }\n',
    };
    const [problem] = await findProblems('console files=shelf.ws,more/shelf.ws', '$ ls', examples);
    expect(problem).toContain('two files of the block would be "shelf.ws" in the scratch folder');
    expect(problem).toContain('Remove one of them, or put one into a folder and list that folder in files=');
  });

  it.each(['npm install left-pad', 'npm  ci', 'curl example.com'])(
    'refuses "%s", which needs the network',
    async (command) => {
      const [problem] = await findProblems('console', `$ ${command}`);
      expect(problem).toContain(`the command "${command}" needs the network`);
      expect(problem).toContain('Use a bash block, which is not run.');
    },
  );
});

it('a console block appears in Markdown as commands with their output', async () => {
  expect((await proveBlock('console exit=3', '$ echo one\n$ (exit 3)')).markdown).toBe(
    `*run with Wirespec ${compilerVersion}*\n\n\`\`\`console\n$ echo one\none\n$ (exit 3)\nexit code 3\n\`\`\``,
  );
});

it('a console block shows its title, if it has one', async () => {
  const { sample, markdown } = await proveBlock('console title=One', '$ echo one');
  expect(sample).toHaveProperty('title', 'One');
  expect(markdown).toMatch(/^\*\*One\*\* /);
  expect((await proveBlock('console', '$ echo one')).sample).not.toHaveProperty('title');
});
