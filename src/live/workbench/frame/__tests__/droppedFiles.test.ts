import { describe, expect, it } from 'vitest';
import { readDroppedFiles } from '../readDroppedFiles';
import { sortOpenedFiles } from '../sortOpenedFiles';
import { LONG_TEXT_LIMIT } from '../../../storage/longTexts';
import { zipFiles } from '../../../storage/zipFiles';

describe('dropped files', () => {
  const drop = (...files: [path: string, content: BlobPart][]) =>
    sortOpenedFiles(files.map(([path, content]) => ({ path, file: new File([content], path) })));

  it('are read as contracts, whatever other files are in the folder', async () => {
    expect(await drop(['a/x.ws', 'type X { x: String }\r\n'], ['a/package.json', '{}'], ['a/logo.png', 'x'])).toEqual({
      contracts: [{ path: 'a/x.ws', text: 'type X { x: String }\n' }],
      problems: [],
    });
  });

  it('are read as contracts, and a message names documents that were dropped with them', async () => {
    const { contracts, problems } = await drop(['x.ws', 'type X { x: String }'], ['pets.yaml', 'openapi: 3.0.0']);
    expect(contracts).toHaveLength(1);
    expect(problems).toEqual([
      'Only contracts were opened, without pets.yaml. To convert a document, open it on its own.',
    ]);
  });

  it('are read as a document if there is no contract', async () => {
    const sorted = await drop(['petstore.yaml', 'openapi: 3.0.0'], ['b.json', '{}']);
    expect(sorted.document).toEqual({ path: 'petstore.yaml', text: 'openapi: 3.0.0' });
    expect(sorted.problems).toEqual(['Only one document can be open at a time. Ignored: b.json.']);
  });

  it('give the first document that can be read, and a message names the documents after it', async () => {
    const { document, problems } = await drop(['a.json', new Uint8Array([0xff])], ['b.json', '{}'], ['c.json', '{}']);
    expect(document).toEqual({ path: 'b.json', text: '{}' });
    expect(problems).toEqual([
      'a.json is not UTF-8 text and was not opened. Save it as UTF-8 and open it again.',
      'Only one document can be open at a time. Ignored: c.json.',
    ]);
  });

  it('give no document if none can be read, and no message says that one is open', async () => {
    const { document, problems } = await drop(['a.json', new Uint8Array([0xff])], ['b.json', new Uint8Array([0xff])]);
    expect(document).toBeUndefined();
    expect(problems).toEqual(
      ['a.json', 'b.json'].map(
        (path) => `${path} is not UTF-8 text and was not opened. Save it as UTF-8 and open it again.`,
      ),
    );
  });

  it('are all named if none of them can be opened', async () => {
    expect((await drop(['a.png', 'x'], ['b.png', 'x'])).problems).toEqual([
      'a.png, b.png were not opened. Open a contract (.ws) or a document (.json, .yaml, .yml or .avsc).',
    ]);
  });

  it('give a blob with the bytes of the file for a long document', async () => {
    const bytes = new TextEncoder().encode(`title: "ä🦕"\r\n${'# long\r\n'.repeat(LONG_TEXT_LIMIT / 8)}`);
    const { document, problems } = await drop(['long.yaml', bytes]);
    expect(problems).toEqual([]);
    expect(document?.text).toBeInstanceOf(Blob);
    const copied = Buffer.from(await (document?.text as Blob).arrayBuffer());
    expect(copied.equals(bytes)).toBe(true);
  });

  it('are rejected with a message if a long document has another encoding', async () => {
    const bytes = new Uint8Array(LONG_TEXT_LIMIT + 1).fill(0x20);
    // The last character is incomplete.
    bytes[LONG_TEXT_LIMIT] = 0xc3;
    const { document, problems } = await drop(['long.yaml', bytes]);
    expect(document).toBeUndefined();
    expect(problems).toEqual(['long.yaml is not UTF-8 text and was not opened. Save it as UTF-8 and open it again.']);
  });

  it.each([
    ['a picture', 'photo.png', new Uint8Array([137, 80, 78, 71]), 'photo.png was not opened'],
    ['bytes that are not text', 'a.ws', new Uint8Array([0xff, 0xfe, 0x00]), 'a.ws is not UTF-8 text'],
    ['UTF-16 without a byte order mark', 'a.ws', Buffer.from('type A', 'utf16le'), 'a.ws is not UTF-8 text'],
    ['more than five megabytes', 'a.ws', 'x'.repeat(5_000_001), 'larger than 5 MB'],
  ])('are rejected with a message: %s', async (_, name, content, words) => {
    const { contracts, document, problems } = await drop([name, content]);
    expect(contracts).toEqual([]);
    expect(document).toBeUndefined();
    expect(problems.join()).toContain(words);
  });

  it('give a hundred contracts at most, and a message says how many there were', async () => {
    const { contracts, problems } = await drop(
      ...Array.from({ length: 150 }, (_, index): [string, string] => [`f${index}.ws`, `type T${index} {}`]),
    );
    expect(contracts).toHaveLength(100);
    expect(problems).toEqual([
      'Of 150 contracts, only the first 100 were read, because the workbench has room for 100. Use the command line for more.',
    ]);
  });

  it('are checked up to a limit, and a message says so', async () => {
    const pictures = Array.from({ length: 2000 }, (_, index): [string, string] => [`${index}.png`, '']);
    const { contracts, problems } = await drop(['a.ws', 'type A {}'], ...pictures);
    expect(contracts).toHaveLength(1);
    expect(problems).toEqual(['Only the first 2,000 files were checked. Open the others separately.']);
  });
});

describe('a dropped archive', () => {
  const describeUnreadable = (path: string): string =>
    `${path} is not a zip archive that this page can read, and was not opened. It may be damaged, encrypted, or compressed in an unusual way: create or download it again, or open its files.`;
  const dropZip = async (files: { path: string; text: string }[]) =>
    sortOpenedFiles([{ path: 'my.zip', file: new File([await zipFiles(files, new Date(2026, 0, 1))], 'my.zip') }]);

  it('gives its contracts, without the previous work that this site packs with them', async () => {
    const sorted = await dropZip([
      { path: 'contracts/a.ws', text: 'type A { a: String }' },
      { path: 'previous/1-contract/b.ws', text: 'type B { b: String }' },
    ]);
    expect(sorted).toEqual({ contracts: [{ path: 'contracts/a.ws', text: 'type A { a: String }' }], problems: [] });
  });

  it('is rejected if it unpacks to more than the limit', async () => {
    const text = ' '.repeat(4_000_000);
    const files = Array.from({ length: 13 }, (_, index) => ({ path: `${index}.ws`, text }));
    expect(await dropZip(files)).toEqual({
      contracts: [],
      problems: ['my.zip unpacks to more than 50 MB and was not opened. Unpack it, and open the files that you need.'],
    });
  });

  it.each([
    ['is not a zip file', 'type B {}', 'broken.zip is not a zip archive that this page can read'],
    ['is larger than a file may be', new Uint8Array(5_000_001), 'broken.zip is larger than 5 MB'],
  ])('does not prevent the other files from being opened if it %s', async (_, content, words) => {
    const { contracts, problems } = await sortOpenedFiles([
      { path: 'broken.zip', file: new File([content], 'broken.zip') },
      { path: 'a.ws', file: new File(['type A {}'], 'a.ws') },
    ]);
    expect(contracts).toEqual([{ path: 'a.ws', text: 'type A {}' }]);
    expect(problems.join()).toContain(words);
  });

  it.each([
    ['is larger than the archive states', 24, 20],
    ['is smaller than the archive states', 24, 2000],
    ['is said to be larger than the archive', 20, 2000],
    ['is packed by an unknown method', 10, 99],
  ])('is rejected if the content of a file %s', async (_, offset, value) => {
    const bytes = await zipFiles([{ path: 'a.ws', text: 'type A {}'.repeat(100) }], new Date(2026, 0, 1));
    const entry = new TextDecoder('latin1').decode(bytes).indexOf('PK\u0001\u0002');
    new DataView(bytes.buffer).setUint16(entry + offset, value, true);
    const { contracts, problems } = await sortOpenedFiles([
      { path: 'my.zip', file: new File([bytes], 'my.zip') },
      { path: 'own.ws', file: new File(['type Own {}'], 'own.ws') },
    ]);
    expect(contracts).toEqual([{ path: 'own.ws', text: 'type Own {}' }]);
    expect(problems).toEqual([describeUnreadable('my.zip')]);
  });

  it('gives contracts with any names and sizes', async () => {
    const text = `type A { a: String }\n${Array.from({ length: 99_999 }, (_, index) => `// ${index}`).join('\n')}`;
    const files = [
      { path: '__proto__.ws', text: 'type Proto {}' },
      { path: 'ä/ß.ws', text },
      { path: 'empty.ws', text: '' },
    ];
    expect(await dropZip(files)).toEqual({ contracts: files, problems: [] });
  });

  it('is the only file that the message names if nothing else was dropped', async () => {
    const { problems } = await sortOpenedFiles([{ path: 'a.zip', file: new File(['x'], 'a.zip') }]);
    expect(problems).toEqual([describeUnreadable('a.zip')]);
  });

  it('gives its other files if one is too large, and a message names that one', async () => {
    const { contracts, problems } = await dropZip([
      { path: 'a.ws', text: 'type A {}' },
      { path: 'b.ws', text: ' '.repeat(5_000_001) },
    ]);
    expect(contracts).toEqual([{ path: 'a.ws', text: 'type A {}' }]);
    expect(problems).toEqual([
      'b.ws in my.zip is larger than 5 MB and was not opened. Open a smaller file, or use the command line.',
    ]);
  });

  it('may be empty, and a message says that nothing was opened', async () => {
    expect((await dropZip([])).problems.join()).toContain('Nothing was opened. Open a contract');
  });

  it('may hold a document', async () => {
    expect((await dropZip([{ path: 'pets.yaml', text: 'openapi: 3.0.0' }])).document?.path).toBe('pets.yaml');
  });
});

describe('a file that the browser cannot read', () => {
  const dropEntries = async (...entries: FileSystemEntry[]) => {
    const items = entries.map((entry) => ({ webkitGetAsEntry: () => entry }));
    return sortOpenedFiles(await readDroppedFiles({ items, files: [] } as unknown as DataTransfer));
  };
  const createFile = (name: string, file?: File) => {
    const read: FileSystemFileEntry['file'] = (onFile, onError) => {
      if (file === undefined) onError?.(new DOMException('', 'NotReadableError'));
      else onFile(file);
    };
    return { name, isFile: true, isDirectory: false, file: read } as unknown as FileSystemEntry;
  };
  /** @param parts - entries that each call of the reader returns; the call after the last part fails */
  const createBrokenFolder = (name: string, ...parts: FileSystemEntry[][]) => {
    const readEntries: FileSystemDirectoryReader['readEntries'] = (onEntries, onError) => {
      const part = parts.shift();
      if (part === undefined) onError?.(new DOMException('', 'NotReadableError'));
      else onEntries(part);
    };
    const createReader = () => ({ readEntries });
    return { name, isFile: false, isDirectory: true, createReader } as unknown as FileSystemEntry;
  };
  const contract = createFile('a.ws', new File(['type A {}'], 'a.ws'));

  it.each([
    ['file', createFile('b.ws'), 'could not read b.ws.'],
    ['folder', createBrokenFolder('private'), 'could not read private.'],
  ])('does not affect other files: a %s', async (_, entry, words) => {
    const { contracts, problems } = await dropEntries(entry, contract);
    expect(contracts).toEqual([{ path: 'a.ws', text: 'type A {}' }]);
    expect(problems).toHaveLength(1);
    expect(problems.join()).toContain(words);
  });

  it('is named in one message with other unreadable files', async () => {
    const { problems } = await dropEntries(createFile('b.ws'), createFile('c.ws'));
    expect(problems).toEqual([
      'The browser could not read b.ws, c.ws. Check that they still exist and that you have permission to read them, then open them again.',
    ]);
  });

  it('affects only the rest of its folder', async () => {
    const { contracts, problems } = await dropEntries(createBrokenFolder('all', [contract]));
    expect(contracts).toEqual([{ path: 'all/a.ws', text: 'type A {}' }]);
    expect(problems.join()).toContain('could not read all.');
  });

  it('does not affect other files if it is deleted before it is read', async () => {
    const gone = new File(['type B {}'], 'b.ws');
    gone.arrayBuffer = () => Promise.reject(new DOMException('', 'NotFoundError'));
    const { contracts, problems } = await dropEntries(createFile('b.ws', gone), contract);
    expect(contracts).toEqual([{ path: 'a.ws', text: 'type A {}' }]);
    expect(problems.join()).toContain('could not read b.ws.');
  });
});
