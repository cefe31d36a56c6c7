import { describe, expect, it } from 'vitest';
import { parseFence } from '../parseFence';

function parse(infoLine: string, body = ''): ReturnType<typeof parseFence> {
  const [language = '', ...meta] = infoLine.split(' ');
  return parseFence({ language, meta: meta.join(' '), body });
}

describe('R-43 parseFence', () => {
  it('reads a contract with title and lines', () => {
    expect(parse('wirespec title="my todo.ws" {2,4-6}', 'type A { b: String }')).toMatchObject({
      kind: 'contract',
      title: 'my todo.ws',
      highlightedLines: [2, 4, 5, 6],
      wrong: false,
      with: [],
      emit: [],
    });
  });

  it('reads a fragment with emitters of both generations', () => {
    expect(
      parse('wirespec with=a.ws,b.ws emit=java,kotlin:ir show=Book package=org.acme shared', 'type A { b: B }'),
    ).toMatchObject({
      with: ['a.ws', 'b.ws'],
      emit: [
        { emitter: 'java', generation: 'default' },
        { emitter: 'kotlin', generation: 'ir' },
      ],
      show: ['Book'],
      packageName: 'org.acme',
      shared: true,
    });
  });

  it('reads a part of an example file', () => {
    expect(parse('wirespec file=library/library.ws#Book,Genre')).toMatchObject({
      file: { path: 'library/library.ws', definitions: ['Book', 'Genre'] },
    });
  });

  it('reads generated output, converted documents, commands and other code', () => {
    expect(parse('output emitter=openapi-v3 of=library/library.ws')).toMatchObject({
      kind: 'output',
      of: ['library/library.ws'],
    });
    expect(parse('output converter=avro of=a.json wrong')).toMatchObject({
      kind: 'converted',
      of: 'a.json',
      wrong: true,
    });
    expect(parse('console files=a.ws exit=1', '$ ls\n$ cat a.ws')).toMatchObject({
      commands: ['ls', 'cat a.ws'],
      exitCode: 1,
    });
    expect(parse('grammar production=field,value')).toMatchObject({
      kind: 'grammar',
      productions: ['field', 'value'],
    });
    expect(parse('json file=a.json')).toMatchObject({ kind: 'plain', language: 'json', file: 'a.json' });
  });

  it.each([
    ['wirespec rong', 'x', 'the word "rong" is unknown here'],
    ['wirespec wrong=yes', 'x', 'the word "wrong" takes no value'],
    ['wirespec with=', 'x', 'the word "with" needs a value'],
    ['wirespec wrong wrong', 'x', 'the word "wrong" stands twice in the block'],
    ['wirespec =x', 'x', 'the word "=x" of the block is not understood'],
    ['wirespec {4-2}', 'x', 'the lines {4-2} are not understood'],
    ['wirespec emit=,', 'x', 'the list "," has an empty part'],
    ['wirespec emit=java,java', 'x', 'the list "java,java" names "java" twice'],
    ['wirespec emit=jawa', 'x', 'the emitter "jawa" is unknown'],
    ['wirespec emit=rust:ir', 'x', 'the emitter "rust" has one generation only'],
    ['wirespec emit=java:old', 'x', 'the generation of "java:old" is unknown'],
    ['wirespec wrong emit=java', 'x', 'a wrong contract generates nothing'],
    ['wirespec show=A', 'type A { b: String }', 'the word "show" has no effect without emit='],
    ['wirespec file=a.ws#A#B', '', '"a.ws#A#B" has two "#"'],
    ['wirespec wrong file=a.ws#A', '', 'a wrong contract is shown whole'],
    ['wirespec file=a.ws with=b.ws', '', '"file" and "with" exclude each other'],
    ['wirespec file=a.ws', 'type A { b: String }', 'the block has a text of its own, but is filled by the build'],
    ['wirespec', ' ', 'the block is empty'],
    ['output of=a.ws', '', 'an output block needs emitter= or converter='],
    ['output emitter=java', '', 'the block does not say what it is the output of'],
    ['output converter=yaml of=a.json', '', 'the converter "yaml" is unknown'],
    ['output converter=avro of=a.json,b.json', '', 'a converter takes one document'],
    ['console', 'ls', 'the line "ls" of a console block is not a command'],
    ['console', '', 'the console block is empty'],
    ['console exit=bad', '$ ls', '"exit" is not an exit code'],
    ['console {1}', '$ ls', 'a console block highlights no lines'],
    ['grammar', '', 'the block does not say which part of the grammar it shows'],
    ['grammar production=field', 'field = x ;', 'the block has a text of its own, but is filled by the build'],
    ['bash', 'npx wirespec compile -i ./a.ws', 'a command of the compiler stands in a block that is not run'],
    [
      'json',
      '{"scripts": {"gen": "wirespec compile -i ./a.ws"}}',
      'a command of the compiler stands in a block that is not run',
    ],
    ['yaml', 'run: npx wirespec compile -i a.ws', 'a command of the compiler stands in a block that is not run'],
    ['bash', 'npx @flock/wirespec --help', 'a command of the compiler stands in a block that is not run'],
    ['java linenumbers', 'x', 'the word "linenumbers" is unknown here'],
  ])('refuses %s', (infoLine, body, message) => {
    expect(() => parse(infoLine, body)).toThrow(message);
  });

  it('says which words a block knows', () => {
    expect(() => parse('console emit=java', '$ ls')).toThrow('This kind of block knows: title, files, exit.');
  });
});
