import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../tests/support/makeFolder';
import { openExamples, readSources } from '../examples';

const FILES = { 'b.ws': 'type B {\r\n  a: A\r\n}\r\n\r\n', 'more/a.ws': 'type A { b: B }\n', 'more/c/d.ws': 'x\n\ny' };

it('reads files without carriage returns and line breaks at the end', () => {
  const examples = openExamples(makeFolder(FILES));
  expect(examples.read('b.ws')).toBe('type B {\n  a: A\n}');
  expect(examples.read('more/c/d.ws')).toBe('x\n\ny');
  expect(readSources(['more/', 'b.ws'], examples)).toEqual([
    { path: 'more/a.ws', text: 'type A { b: B }' },
    { path: 'more/c/d.ws', text: 'x\n\ny' },
    { path: 'b.ws', text: 'type B {\n  a: A\n}' },
  ]);
});

it('lists the files nearby if a file or a folder is missing', () => {
  const folder = makeFolder(FILES);
  mkdirSync(path.join(folder, 'empty'));
  const examples = openExamples(folder);
  const all = 'Correct the path. Available: b.ws, empty, more.';
  expect(() => examples.read('c.ws')).toThrow(`the example "c.ws" does not exist. ${all}`);
  expect(() => examples.read('more')).toThrow(
    'the example "more" is a folder. Name one of its files: more/a.ws, more/c/d.ws.',
  );
  for (const read of [() => examples.read('empty'), () => examples.expand(['empty/'])])
    expect(read).toThrow(/^the example "empty\/?" is an empty folder\. Add a file to it, or correct the path\.$/);
  expect(() => examples.expand(['gone/'])).toThrow(`the example "gone/" does not exist. ${all}`);
  expect(() => examples.read('more/b.ws')).toThrow('Available: more/a.ws, more/c.');
  expect(() => examples.read('gone/b.ws')).toThrow('Available: b.ws, empty/, more/.');
  expect(() => examples.read('empty/b.ws')).toThrow('Correct the path: the folder examples/empty is empty.');
});

it('refuses paths outside the folder', () => {
  const folder = makeFolder(FILES);
  const examples = openExamples(folder);
  for (const name of ['../a.ws', `../${path.basename(folder)}-2/a.ws`, '.'])
    expect(() => examples.read(name)).toThrow(`"${name}" is outside examples/. Name a file below examples/.`);
  expect(() => examples.expand(['../'])).toThrow('"../" is outside examples/');
});
