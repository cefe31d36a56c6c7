import { describe, expect, it } from 'vitest';
import { readBlock } from '../../../kinds';
import { parseInfoLine as parse } from '../../../__tests__/parseInfoLine';

describe('R-43 any other block', () => {
  it('reads an example file', () => {
    expect(parse('json file=a.json')).toMatchObject({ kind: 'plain', language: 'json', file: 'a.json' });
  });

  it.each([
    ['bash', 'npx wirespec compile -i ./a.ws', 'a compiler command is in a block that is not run'],
    ['json', '{"scripts": {"gen": "wirespec compile -i ./a.ws"}}', 'a compiler command is in a block that is not run'],
    ['yaml', 'run: npx wirespec compile -i a.ws', 'a compiler command is in a block that is not run'],
    ['bash', 'npx @flock/wirespec --help', 'a compiler command is in a block that is not run'],
  ])('refuses %s', (infoLine, body, message) => {
    expect(() => parse(infoLine, body)).toThrow(message);
  });
});

describe('a compiler command', () => {
  it.each([
    ['text', 'the wirespec compiler'],
    ['text', 'mywirespec compile'],
    ['text', 'wirespec compiles'],
    ['kotlin', 'id("community.flock.wirespec.plugin.gradle")'],
    ['text', 'wirespec-lsp --stdio'],
  ])('is not in %s: %s', (language, body) => {
    expect(parse(language, body)).toMatchObject({ kind: 'plain', body });
  });

  it.each(['wirespec convert Avro', './wirespec --help', '`wirespec   compile`', 'wirespec \\\n  compile -i a.ws'])(
    'is in %j',
    (body) => {
      expect(() => parse('text', body)).toThrow('Use a console block: its commands are run and their output is shown.');
    },
  );

  it('may be in an example file, on which the block depends', () => {
    expect(readBlock({ language: 'bash', meta: 'file=build.sh', body: '' }).examples).toEqual(['build.sh']);
    expect(readBlock({ language: 'bash', meta: '', body: 'ls' }).examples).toEqual([]);
  });
});

it('a block has either text or a file', () => {
  expect(() => parse('json', ' ')).toThrow('the block is empty');
  expect(() => parse('json file=a.json', '{}')).toThrow('the block has text, but the build fills it');
  expect(parse('json file=a.json', ' \n')).toHaveProperty('file', 'a.json');
  expect(parse('json', '{}')).not.toHaveProperty('file');
});
