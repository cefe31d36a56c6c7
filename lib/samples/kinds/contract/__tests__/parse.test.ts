import { describe, expect, it } from 'vitest';
import { parseInfoLine as parse } from '../../../__tests__/parseInfoLine';

describe('R-43 a contract block', () => {
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
});
