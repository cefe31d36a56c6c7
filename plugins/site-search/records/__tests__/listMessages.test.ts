import { fromHtml } from 'hast-util-from-html';
import { expect, it } from 'vitest';
import { listElements } from '../../../../lib/built-pages/BuiltPage';
import { listDeclaredNames, listLateMessages, listMessages } from '../codeBlocks';

it('finds the messages at the beginning of lines, each once', () => {
  const output = [
    'Found 1 file to process: ./a.json',
    'NotImplementedError: An operation is not implemented: Unknown object type',
    '    at java.lang.IllegalStateException: not at the beginning',
    'java.io.FileNotFoundException: File does not exist: /library.ws',
    'error TS2835: Relative import paths need explicit file extensions',
    'error[E0583]: file not found for module `wirespec`',
    '[ERROR] Failed to execute goal',
    '[ERROR] Failed to execute goal',
  ].join('\n');

  expect(listMessages(output)).toEqual([
    'NotImplementedError: An operation is not implemented: Unknown object type',
    'java.io.FileNotFoundException: File does not exist: /library.ws',
    'error TS2835: Relative import paths need explicit file extensions',
    'error[E0583]: file not found for module `wirespec`',
    '[ERROR] Failed to execute goal',
  ]);
});

it('finds no messages in code', () => {
  expect(listMessages('throw new Error("wrong");\nclass ParseError extends Error {}\nerrors: 3')).toEqual([]);
});

it('finds the error codes in the output of compilers, whatever precedes them', () => {
  const output =
    'main.ts(3,5): error TS2366: Function lacks ending return statement\nerror[E0277]: `Genre: Default` is not satisfied';

  expect(listDeclaredNames(output)).toEqual(['TS2366', 'E0277']);
});

it('finds the quoted messages after the indexed beginning of a long paragraph', () => {
  const [page] = listElements(
    fromHtml(
      `<div><p>Some names cause <code>a message at the start</code> and others. ${'Many others. '.repeat(10)}
      <code>duplicate argument in call</code>, <code>'str' object is not callable</code>, <code>E0053</code>,
      <code>{ 200 -> String }</code>, <code>it is quoted twice</code>, <code>${'x'.repeat(100)} is too long</code></p>
      <p><code>it is quoted twice</code></p></div>`,
    ),
    ({ tagName }) => tagName === 'div',
  );
  const [paragraph] = page === undefined ? [] : listElements(page, ({ tagName }) => tagName === 'p');

  expect(page === undefined || paragraph === undefined ? [] : listLateMessages(paragraph, page)).toEqual([
    "duplicate argument in call, 'str' object is not callable",
    `${'x'.repeat(100)} is too long`,
  ]);
});
