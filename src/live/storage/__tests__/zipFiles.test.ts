import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { zipFiles } from '../zipFiles';

describe('the archive', () => {
  it('holds every file with its bytes', async () => {
    const files = [
      { path: 'com/example/Book.java', text: 'class Book {}\n' },
      { path: 'übung.ws', text: 'type Ü { ü: String } // 図書館 🦕' },
    ];
    const opened = unzipSync(await zipFiles(files, new Date(2026, 0, 1)));
    expect(
      Object.fromEntries(Object.entries(opened).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)])),
    ).toEqual(Object.fromEntries(files.map(({ path, text }) => [path, text])));
  });

  it('holds a blob with its bytes', async () => {
    const opened = unzipSync(
      await zipFiles([{ path: 'long.json', text: new Blob(['{"ä":1}']) }], new Date(2026, 0, 1)),
    );
    expect(new TextDecoder().decode(opened['long.json'])).toBe('{"ä":1}');
  });

  it('holds files with equal or unsafe paths under other paths', async () => {
    const paths = ['a.ws', 'a.ws', '../../etc/a.ws', 'C\\..\\a.ws', '/a.ws', 'b\0.ws', '..', 'docs/types'];
    const files = paths.map((path, index) => ({ path, text: `${index}` }));
    const opened = unzipSync(await zipFiles(files, new Date(2026, 0, 1)));
    expect(Object.entries(opened).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)])).toEqual([
      ['a.ws', '0'],
      ['a-2.ws', '1'],
      ['etc/a.ws', '2'],
      ['C/a.ws', '3'],
      ['a-3.ws', '4'],
      ['b-.ws', '5'],
      ['file', '6'],
      ['docs/types', '7'],
    ]);
  });

  it('may be empty', async () => {
    expect(unzipSync(await zipFiles([], new Date(2026, 0, 1)))).toEqual({});
  });
});
