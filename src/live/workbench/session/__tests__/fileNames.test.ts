import { describe, expect, it } from 'vitest';
import { completeName, createUniqueName, findNameProblem } from '../fileNames';

describe('the name of a contract', () => {
  it.each(['library.ws', 'kirjasto-ä.ws', '図書館.ws', 'my contract.ws', 'console.ws', 'a.con.ws', 'a. .ws'])(
    'may be %s',
    (name) => {
      expect(findNameProblem(name, [])).toBeUndefined();
    },
  );

  it.each([
    ['', 'Type a name'],
    ['.ws', 'Type a name'],
    ['a/b.ws', '“/”. All contracts are in one folder.'],
    ['..\\x.ws', '“\\”. All contracts are in one folder.'],
    ['<b>.ws', '“<”. Some operating systems forbid it.'],
    ['a\0.ws', 'invisible'],
    ['a\u202eb.ws', 'invisible'],
    [`${'a'.repeat(200)}.ws`, '100 characters'],
    ['Library.ws', 'already a file called library.ws'],
    ['..ws', 'Begin with another character.'],
    ['.hidden.ws', 'Begin with another character.'],
    ['CON.ws', 'Windows reserves the name CON for a device.'],
    ['com1 .x.ws', 'Windows reserves the name com1 for a device.'],
  ])('may not be %j', (name, words) => {
    expect(findNameProblem(name, ['library.ws'])).toContain(words);
  });

  it('gets the extension `.ws`', () => {
    expect(completeName(' library ')).toBe('library.ws');
    expect(completeName('library.ws')).toBe('library.ws');
    expect(completeName('A.WS')).toBe('A.ws');
    expect(completeName('')).toBe('');
    for (const typed of ['library.', 'library .', 'library .ws', 'library.ws.', 'library..ws '])
      expect(completeName(typed)).toBe('library.ws');
    expect(findNameProblem(completeName('..'), [])).toBe('Type a name for the file.');
  });

  it('is made unique and valid', () => {
    expect(createUniqueName('a/b/library.ws', ['library.ws', 'library-2.ws'])).toBe('library-3.ws');
    expect(createUniqueName('A.WS', [])).toBe('A.ws');
    expect(createUniqueName('a<b>.ws', [])).toBe('a-b-.ws');
    expect(createUniqueName('.ws', [])).toBe('contract.ws');
    expect(createUniqueName('..ws', [])).toBe('contract.ws');
    expect(createUniqueName(' .hidden. .ws', [])).toBe('hidden.ws');
    expect(createUniqueName('CON.a.ws', ['contract-CON.a.ws'])).toBe('contract-CON.a-2.ws');
    expect(createUniqueName(`${'a'.repeat(300)}.ws`, [])).toHaveLength(93);
    expect(createUniqueName(`${'a'.repeat(89)}🦖.ws`, [])).toBe(`${'a'.repeat(89)}.ws`);
  });
});
