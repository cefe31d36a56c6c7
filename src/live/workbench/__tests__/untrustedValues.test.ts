// cspell:ignore letrec
// @vitest-environment jsdom
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMITTERS } from '../../../../lib/compiler/types';
import { GENERATED, untrustedTexts } from '../../../../tests/support/untrustedValues';
import { FILE_LIMIT, findNameProblem } from '../session/fileNames';
import { readDroppedFiles } from '../frame/readDroppedFiles';
import { sortOpenedFiles } from '../frame/sortOpenedFiles';
import { fromStored, readStored, toStored } from '../session/storedWork';
import { createState, DEFAULT_OPTIONS, MODES } from '../session/WorkbenchState';
import { readLinkOptions } from '../session/readLinkOptions';

const WORK = toStored(createState([{ path: 'contract.ws', text: 'type A { a: String }' }], DEFAULT_OPTIONS));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('stored work is opened, or kept unchanged', () => {
  fc.assert(
    fc.property(untrustedTexts(WORK), (text) => {
      const { readable, unreadable } = readStored(text);
      for (const work of readable) {
        const { files, options } = fromStored(work);
        expect(files.length).toBeGreaterThan(0);
        expect(files.every((file) => typeof file.text === 'string')).toBe(true);
        for (const [index, { path }] of files.entries()) {
          const others = files.slice(0, index).map((file) => file.path);
          expect(findNameProblem(path, others)).toBeUndefined();
        }
        expect(EMITTERS).toContain(options.target);
      }
      // Only an empty list contains no work.
      expect(readable.length + unreadable.length > 0 || /^\s*\[\s*\]\s*$/.test(text)).toBe(true);
    }),
    GENERATED,
  );
});

it('a link to the workbench opens only with options of this release, whatever its query', () => {
  const values = fc.oneof(
    fc.constantFrom(...Object.keys(MODES), ...EMITTERS, 'default', 'ir'),
    fc.string({ unit: 'binary' }),
  );
  const names = fc.constantFrom('mode', 'example', 'file', 'target', 'generation', 'output', '__proto__', 'x');
  fc.assert(
    fc.property(fc.array(fc.tuple(names, values)), (pairs) => {
      const { target, mode, generation } = readLinkOptions(new URLSearchParams(pairs).toString());
      expect([undefined, ...EMITTERS]).toContain(target);
      expect([undefined, ...Object.keys(MODES)]).toContain(mode);
      expect([undefined, 'default', 'ir']).toContain(generation);
    }),
    GENERATED,
  );
});

describe('files that are dropped', () => {
  const extensions = fc.constantFrom('.ws', '.json', '.yaml', '.WS', '.png', '.zip', '.ZIP', '');
  const names = fc.tuple(fc.string({ unit: 'grapheme' }), extensions).map((parts) => parts.join(''));
  const archives = fc
    .record({
      texts: fc.dictionary(fc.string({ unit: 'grapheme' }), fc.string(), { maxKeys: 3 }),
      cut: fc.nat(),
      changes: fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 3 }),
    })
    .map(({ texts, cut, changes }) => {
      const sources = Object.entries(texts)
        // fflate cannot pack a file called `__proto__`, which is a special key of objects.
        .filter(([path]) => path !== '__proto__')
        .map(([path, text]) => [path, strToU8(text)] as const);
      const bytes = zipSync(Object.fromEntries(sources));
      for (const [place, byte] of changes) bytes[place % bytes.length] = byte;
      return cut % 2 === 0 ? bytes : bytes.slice(0, cut % bytes.length);
    });
  const contents = fc.oneof(fc.uint8Array({ maxLength: 40 }), archives);
  const files = fc.tuple(names, contents).map(([name, bytes]) => new File([new Uint8Array(bytes)], name));
  const good = new File(['type A {}'], 'a.ws');

  it('become contracts or a document, or are named in a message', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(files, { maxLength: 4 }), async (generated) => {
        const dropped = generated.map((file) => ({ path: file.name, file }));
        const { contracts, document, problems } = await sortOpenedFiles(dropped);
        expect(contracts.length).toBeLessThanOrEqual(FILE_LIMIT);
        expect(contracts.length + problems.length + (document === undefined ? 0 : 1)).toBeGreaterThan(0);
        for (const problem of problems) expect(problem).toMatch(/\.$/);
      }),
      GENERATED,
    );
  });

  it('are opened, even if others that were dropped with them cannot be read', async () => {
    const leaves = fc.tuple(names, fc.option(files)).map(([name, file]) => createEntry(name, { file }));
    const { entry: entries } = fc.letrec<{ entry: FileSystemEntry }>((tie) => ({
      entry: fc.oneof(
        { maxDepth: 3 },
        leaves,
        fc
          .tuple(names, fc.array(fc.option(fc.array(tie('entry'), { minLength: 1, maxLength: 3 })), { maxLength: 3 }))
          .map(([name, parts]) => createEntry(name, { parts })),
      ),
    }));
    await fc.assert(
      fc.asyncProperty(fc.array(entries, { maxLength: 4 }), async (generated) => {
        const items = [...generated, createEntry('a.ws', { file: good })].map((entry) => ({
          webkitGetAsEntry: () => entry,
        }));
        const dropped = await readDroppedFiles({ items, files: [] } as unknown as DataTransfer);
        const { contracts, problems } = await sortOpenedFiles(dropped);
        expect(contracts).toContainEqual({ path: 'a.ws', text: 'type A {}' });
        for (const problem of problems) expect(problem).toMatch(/\.$/);
      }),
      GENERATED,
    );
  });
});

/**
 * Creates an entry as browsers do for dropped files and folders.
 *
 * @param content - the file, or the entries that each call of a folder's reader returns; reading `null` fails
 */
function createEntry(
  name: string,
  content: { file: File | null } | { parts: (FileSystemEntry[] | null)[] },
): FileSystemEntry {
  const answer = <Value>(value: Value | null, onValue: (value: Value) => void, onError?: ErrorCallback): void => {
    if (value === null) onError?.(new DOMException('', 'NotReadableError'));
    else onValue(value);
  };
  const entry =
    'file' in content
      ? {
          isFile: true,
          isDirectory: false,
          file: (onFile: FileCallback, onError?: ErrorCallback) => {
            answer(content.file, onFile, onError);
          },
        }
      : {
          isFile: false,
          isDirectory: true,
          createReader() {
            const parts = [...content.parts, []];
            return {
              readEntries: (onEntries: FileSystemEntriesCallback, onError?: ErrorCallback) => {
                answer(parts.shift() ?? null, onEntries, onError);
              },
            };
          },
        };
  return { name, ...entry } as unknown as FileSystemEntry;
}
