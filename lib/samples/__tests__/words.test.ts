import { describe, expect, it } from 'vitest';
import { parseInfoLine as parse } from './parseInfoLine';

describe('R-43 the words of a block', () => {
  it.each([
    ['wirespec rong', 'x', 'the word "rong" is unknown here'],
    ['wirespec wrong=yes', 'x', 'the word "wrong" takes no value'],
    ['wirespec with=', 'x', 'the word "with" needs a value'],
    ['wirespec wrong wrong', 'x', 'the word "wrong" occurs twice in the block'],
    ['wirespec =x', 'x', 'the word "=x" of the block is invalid'],
    ['wirespec {4-2}', 'x', 'the lines {4-2} are invalid'],
    ['wirespec emit=,', 'x', 'the list "," has an empty part'],
    ['wirespec emit=java,java', 'x', 'the list "java,java" names "java" twice'],
    ['java linenumbers', 'x', 'the word "linenumbers" is unknown here'],
    ['wirespec {0}', 'x', 'the lines {0} are invalid'],
    ['wirespec {1,,3}', 'x', 'the lines {1,,3} are invalid'],
    ['wirespec {1 2}', 'x', 'the lines {1 2} are invalid'],
    ['wirespec {1-}', 'x', 'the lines {1-} are invalid'],
    ['wirespec {1} {2}', 'x', 'the block has {lines} twice'],
    ['wirespec emit=java,,kotlin', 'x', 'the list "java,,kotlin" has an empty part'],
    ['output emitter=java of=a.ws', 'x', 'the block has text, but the build fills it'],
  ])('refuses %s', (infoLine, body, message) => {
    expect(() => parse(infoLine, body)).toThrow(message);
  });

  it.each([
    ['wirespec =x', 'x', 'Write key=value, key="value with spaces", a flag, or {lines}.'],
    ['wirespec wrong wrong', 'x', 'Keep one of them.'],
    ['wirespec {4-2}', 'x', 'Write 1-based lines and ranges, like {2,4-6}.'],
    ['wirespec {1} {2}', 'x', 'Write all lines in one pair of braces, like {2,4-6}.'],
    ['wirespec wrong=yes', 'x', 'Write just wrong.'],
    ['wirespec with=', 'x', 'Write with=….'],
    ['wirespec emit=,', 'x', 'Separate names with single commas, without spaces.'],
    ['wirespec emit=java,java', 'x', 'Keep one of them.'],
    ['output emitter=java', '', 'Set of= to a file in examples/, such as of=library/library.ws.'],
    ['wirespec', '', 'Write code into it, or name a file with file=.'],
    ['output emitter=java of=a.ws', 'x', 'Leave its body empty.'],
  ])('says what to do about %s', (infoLine, body, help) => {
    expect(() => parse(infoLine, body)).toThrow(help);
  });

  it('reads a title with spaces, and single lines and ranges with spaces around them', () => {
    expect(parse('wirespec title="My first contract" { 2 , 4-6,8 }', 'type A { b: String }')).toMatchObject({
      title: 'My first contract',
      highlightedLines: [2, 4, 5, 6, 8],
    });
  });

  it('highlights no line by default', () => {
    expect(parse('wirespec', 'type A { b: String }')).toMatchObject({ highlightedLines: [] });
  });

  it('lists the words that a block accepts if one is unknown', () => {
    expect(() => parse('console emit=java', '$ ls')).toThrow('This kind of block accepts: title, files, exit.');
  });
});
