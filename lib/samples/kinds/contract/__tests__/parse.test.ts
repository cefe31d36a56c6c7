import { describe, expect, it } from 'vitest';
import { readBlock } from '../../../kinds';
import { parseInfoLine as parse } from '../../../__tests__/parseInfoLine';

describe('R-43 a contract block', () => {
  it('reads a contract with title and lines', () => {
    expect(parse('wirespec title="my todo.ws" {2,4-6}', 'type A { b: String }')).toMatchObject({
      kind: 'contract',
      title: 'my todo.ws',
      highlightedLines: [2, 4, 5, 6],
      isWrong: false,
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

  it.each([
    ['wirespec emit=jawa', 'x', 'the emitter "jawa" is unknown'],
    ['wirespec emit=rust:ir', 'x', 'the emitter "rust" has only one generation'],
    ['wirespec emit=java:old', 'x', 'the generation of "java:old" is unknown'],
    ['wirespec wrong emit=java', 'x', 'a contract marked as wrong generates no code'],
    ['wirespec show=A', 'type A { b: String }', 'the word "show" has no effect without emit='],
    ['wirespec file=a.ws#A#B', '', '"a.ws#A#B" has two "#"'],
    ['wirespec wrong file=a.ws#A', '', 'a contract marked as wrong shows only some definitions'],
    ['wirespec file=a.ws with=b.ws', '', 'file= and with= cannot be combined'],
    ['wirespec file=a.ws', 'type A { b: String }', 'the block has text, but the build fills it'],
    ['wirespec', ' ', 'the block is empty'],
  ])('refuses %s', (infoLine, body, message) => {
    expect(() => parse(infoLine, body)).toThrow(message);
  });

  it.each([
    ['wirespec emit=jawa', 'x', 'Available emitters: java, kotlin, '],
    ['wirespec emit=rust:ir', 'x', 'Write rust without :ir.'],
    [
      'wirespec emit=java:ir:ir',
      'x',
      'Write java for the default generation, or java:ir for the generation with --ir.',
    ],
    ['wirespec wrong emit=java', 'x', 'Remove emit= or wrong.'],
    ['wirespec package=a', 'x', 'Add emit= or remove package.'],
    ['wirespec file=a.ws#A#B', '', 'Write the definitions after one "#", separated by commas.'],
    ['wirespec wrong file=a.ws#A', '', 'Name the file without definitions, because the positions of its errors'],
    ['wirespec file=a.ws with=b.ws', '', 'Remove with=: a block with file= is compiled with that whole file.'],
  ])('says what to do about %s', (infoLine, body, help) => {
    expect(() => parse(infoLine, body)).toThrow(help);
  });

  it('may have the language ws, and depends on the files that it names', () => {
    const list = (meta: string, body = ''): string[] => readBlock({ language: 'ws', meta, body }).examples;
    expect(list('with=a.ws,b/', 'type A { b: B }')).toEqual(['a.ws', 'b/']);
    expect(list('file=a.ws#A')).toEqual(['a.ws']);
    expect(list('', 'type A { b: B }')).toEqual([]);
  });
});
