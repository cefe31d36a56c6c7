import path from 'node:path';
import stylelint from 'stylelint';
import { expect, it } from 'vitest';
import checkCommentProse from '../../tools/lint/english/stylelintRule.mjs';
import { EXCEPTIONS } from '../../tools/lint/english/exceptions.mjs';
import markdownlintRule from '../../tools/lint/english/markdownlintRule.mjs';
import { findProblems } from '../../tools/lint/english/rules.mjs';
import { REPOSITORY } from '../../tools/support/paths.mjs';
import { makeFolder } from '../support/makeFolder';
import { readLine, runOxlint } from '../support/runOxlint';

it.each([
  'Whoever draws him adds the ground.',
  'Who fails is not remembered.',
  'What is kept of the page.',
  'It is no plugin.',
  'The file is not needed any more.',
  'Nobody needs it any more.',
  'The policy stands behind it.',
  'A node in the place of another.',
  'The list is made from the pages.',
  'It takes some 10 seconds.',
  'It needs one element more.',
  'Returns a text.',
  'Separated by blanks.',
  'A plugin of ours.',
  'The tree is told.',
  'Mend the file, and run it anew.',
  'All figures are outside of the table.',
  'Lists the names of the files of a folder.',
  'Shows tabs, of which a reader sees one.',
  `It ${'very '.repeat(30)}long.`,
])('refuses "%s"', (sentence) => {
  expect(findProblems(sentence)).not.toEqual([]);
});

it.each([
  'There is no plugin, and the file is no longer needed.',
  'What happens next? Who reads this?',
  'Returns one or more strings, separated by spaces or blank lines.',
  'A text field in a block of text.',
  'A stand-in for the browser. The field A.a allows more values.',
  'Lists the file names of a folder, and the names of some of the types.',
  'Shows two tabs, one of which is selected.',
])('accepts "%s"', (sentence) => {
  expect(findProblems(sentence)).toEqual([]);
});

it('requires a head noun at the beginning of comments, but not of other text', () => {
  expect(findProblems('Of the document, by kind of page.', { isComment: true })).toEqual([]);
  expect(findProblems('By id.', { isComment: true })).toHaveLength(1);
  expect(findProblems('By id.')).toEqual([]);
});

it('refuses a comment that begins with the consequence of the opposite', () => {
  expect(findProblems('Otherwise, the menu would close.', { isComment: true })).toHaveLength(1);
  expect(findProblems('Keeps the menu open. Otherwise, the focus would be lost.', { isComment: true })).toEqual([]);
  expect(findProblems('Otherwise, the menu would close.')).toEqual([]);
});

it('refuses a comment that begins with a participle instead of a verb and its object', () => {
  expect(findProblems('Reset, so that the next call tries again.', { isComment: true })).toHaveLength(1);
  expect(findProblems('Stored at once, because the page may close.', { isComment: true })).toHaveLength(1);
  expect(findProblems('Resets the list, so that the next call tries again.', { isComment: true })).toEqual([]);
  expect(findProblems('Called for each page, in page order.', { isComment: true })).toEqual([]);
  expect(findProblems('Reset, so that the next call tries again.')).toEqual([]);
});

it('refuses a comment that only makes sense after the comment before it', () => {
  expect(findProblems('The other half, which is held back.', { isComment: true })).toHaveLength(1);
  expect(findProblems('More buttons.', { isComment: true })).toHaveLength(1);
  expect(findProblems('Another tab may have changed the storage.', { isComment: true })).toEqual([]);
  expect(findProblems('More buttons.')).toEqual([]);
});

it('reports comments and messages of code, and neither its identifiers nor code in comments', () => {
  const folder = makeFolder({
    'a.ts': [
      '/** Shows what `whoever` stands for in `a`. */',
      'export const whoever = "a";',
      '// The first line is fine,',
      '// but it is no sentence.',
      'export const message = "Write it anew, please";',
      '/**',
      ' * Removes a file.',
      ' *',
      ' * @param name - whoever it belongs to',
      ' */',
      'export const remove = (name: string) => `Cannot mend ${name}, sorry for that`;',
    ].join('\n'),
    '.oxlintrc.json': JSON.stringify({
      categories: { correctness: 'off' },
      jsPlugins: [path.join(REPOSITORY, 'tools/lint/english/oxlintPlugin.mjs')],
      rules: { 'english/comments': 'warn', 'english/messages': 'warn' },
    }),
  });
  const found = runOxlint(folder).map((diagnostic) => [readLine(diagnostic), diagnostic.message.split(':', 1)[0]]);

  expect(found.sort(([one], [other]) => Number(one) - Number(other))).toEqual([
    [1, '"stands"'],
    [3, '"is no "'],
    [5, '"anew"'],
    [6, '"whoever"'],
    [11, '"mend"'],
  ]);
});

it('reports paragraphs, headings and cells of notes and pages, without their code', () => {
  const read = (name: string): string[] => {
    const found: string[] = [];
    const lines = [
      '# What a text does',
      '',
      'Run `whoever`.',
      '',
      '| a |',
      '| - |',
      '| anew |',
      '',
      '```',
      'mend',
      '```',
    ];
    markdownlintRule.function({ name, lines }, ({ detail, lineNumber }) => {
      found.push(`${lineNumber} ${detail.split(':', 1)[0]}`);
    });
    return found;
  };

  expect(read(path.join(REPOSITORY, 'plugins/blog/README.md'))).toEqual(['1 "a text"', '7 "anew"']);
  expect(read('docs/types.md')).toEqual(['1 "a text"', '7 "anew"']);
});

it('reports comments of stylesheets', async () => {
  const { results } = await stylelint.lint({
    code: '/* What comes out. */\na {}\n\n/* The output. */\nb {}\n/*\n * Drawn\n * anew.\n */\n',
    config: { plugins: [checkCommentProse], rules: { 'site/check-comment-prose': true } },
  });
  const found = results.flatMap(({ warnings }) => warnings.map(({ line, text }) => [line, text.split(':', 1)[0]]));

  expect(found).toEqual([
    [1, '"What"'],
    [6, '"anew"'],
  ]);
});

it('has few exceptions, each with a reason', () => {
  expect(EXCEPTIONS.length).toBeLessThan(20);
  for (const { reason } of EXCEPTIONS) expect(reason).toMatch(/\w+ .+\.$/);
});
