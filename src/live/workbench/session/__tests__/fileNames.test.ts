import { describe, expect, it } from 'vitest';
import { completeName, createUniqueName, findNameProblem } from '../fileNames';

describe('the name of a contract', () => {
  it.each(['library.ws', 'kirjasto-ä.ws', '図書館.ws', 'my contract.ws'])('may be %s', (name) => {
    expect(findNameProblem(name, [])).toBeUndefined();
  });

  it.each([
    ['', 'Type a name'],
    ['.ws', 'Type a name'],
    ['a/b.ws', '“/”. All contracts are in one folder.'],
    ['..\\x.ws', '“\\”. All contracts are in one folder.'],
    ['<b>.ws', '“<”. Some operating systems forbid it.'],
    ['a\0.ws', 'invisible'],
    ['a\u202eb.ws', 'invisible'],
    [`${'a'.repeat(200)}.ws`, '100 characters'],
    ['Library.ws', 'already'],
  ])('may not be %j', (name, words) => {
    expect(findNameProblem(name, ['library.ws'])).toContain(words);
  });

  it('gets the extension `.ws`', () => {
    expect(completeName(' library ')).toBe('library.ws');
    expect(completeName('library.ws')).toBe('library.ws');
    expect(completeName('A.WS')).toBe('A.ws');
    expect(completeName('')).toBe('');
  });

  it('is made unique and valid', () => {
    expect(createUniqueName('a/b/library.ws', ['library.ws', 'library-2.ws'])).toBe('library-3.ws');
    expect(createUniqueName('A.WS', [])).toBe('A.ws');
    expect(createUniqueName('a<b>.ws', [])).toBe('a-b-.ws');
    expect(createUniqueName('.ws', [])).toBe('contract.ws');
    expect(createUniqueName(`${'a'.repeat(300)}.ws`, [])).toHaveLength(93);
  });
});
