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
  ])('refuses %s', (infoLine, body, message) => {
    expect(() => parse(infoLine, body)).toThrow(message);
  });

  it('says which words a block knows', () => {
    expect(() => parse('console emit=java', '$ ls')).toThrow('This kind of block accepts: title, files, exit.');
  });
});
