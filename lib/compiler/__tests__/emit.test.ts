import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../../tests/support/makeFolder';
import { listFiles } from '../../files/listFiles';
import { compilerFolder } from '../compilerPackage';
import { convert } from '../convert';
import { emit } from '../emit';
import { EMITTER_PROPERTIES } from '../emitters';
import type { ContractSource, EmittedFile } from '../types';
import { EMITTER_GENERATIONS } from './emitterGenerations';

const projectFolder = path.resolve(__dirname, '../../..');
const library: ContractSource = {
  path: 'library.ws',
  text: fs.readFileSync(path.join(projectFolder, 'examples/library/library.ws'), 'utf8'),
};
/** Runs the compiler's start script in a separate process, as readers do. */
function runProcess(args: string[]): EmittedFile[] {
  const output = makeFolder({});
  execFileSync(process.execPath, [path.join(compilerFolder, 'wirespec-bin.mjs'), ...args, '-o', output], {
    stdio: 'pipe',
  });
  return listFiles(output).map((file) => ({ path: file, text: fs.readFileSync(path.join(output, file), 'utf8') }));
}

/**
 * Reads the contracts of a folder in the order of the file system, as the command line does. Renames them to numbers,
 * because files in memory are read in the order of their names.
 */
function numberFiles(folder: string): ContractSource[] {
  const entries = fs.opendirSync(folder);
  const sources: ContractSource[] = [];
  for (let entry = entries.readSync(); entry !== null; entry = entries.readSync()) {
    sources.push({ path: `${sources.length}.ws`, text: fs.readFileSync(path.join(folder, entry.name), 'utf8') });
  }
  entries.closeSync();
  return sources;
}

/** Contracts of one compilation that refer to each other. */
const SEVERAL: ContractSource[] = [
  { path: 'shelf.ws', text: 'type Shelf { books: Book[], label: Label }' },
  { path: 'Zoo.ws', text: 'type Zoo { shelf: Shelf? }\nchannel Zoos -> Zoo' },
  { path: 'api.ws', text: 'endpoint ListShelves GET /shelves -> { 200 -> Shelf[] }' },
  { path: 'book-2.ws', text: 'type Label = String(/^[A-Z]+$/)' },
  { path: 'book.ws', text: 'type Book { title: String, genre: Genre }' },
  { path: 'book10.ws', text: 'enum Genre { POEM, NOVEL }' },
  { path: 'äpfel.ws', text: 'endpoint AddBook POST Book /books -> { 201 -> Book }' },
];

describe('R-44 emit', () => {
  it.each(EMITTER_GENERATIONS)('writes byte for byte what the command line writes: %s, %s', (emitter, generation) => {
    const input = path.join(makeFolder({ 'library.ws': library.text }), 'library.ws');
    const args = [
      'compile',
      '-i',
      input,
      '-l',
      EMITTER_PROPERTIES[emitter].commandLineName,
      '-p',
      'com.example.library',
      '--shared',
    ];
    const expected = runProcess(generation === 'ir' ? [...args, '--ir'] : args);

    expect(emit([library], emitter, { generation, shared: true })).toEqual(expected);
  });

  it.each(EMITTER_GENERATIONS)(
    'writes byte for byte what the command line writes for several files: %s, %s',
    (emitter, generation) => {
      const folder = makeFolder(Object.fromEntries(SEVERAL.map(({ path: name, text }) => [name, text])));
      const args = [
        'compile',
        '-i',
        folder,
        '-l',
        EMITTER_PROPERTIES[emitter].commandLineName,
        '-p',
        'com.example.library',
      ];
      const expected = runProcess(generation === 'ir' ? [...args, '--ir'] : args);

      expect(emit(numberFiles(folder), emitter, { generation })).toEqual(expected);
    },
  );

  it('keeps constraints, although the JavaScript API of the package drops them', () => {
    const [isbn] = emit([library], 'java').filter(({ path: file }) => file.endsWith('Isbn.java'));
    expect(isbn?.text).toContain('97[89][0-9]{10}');
  });

  it('uses the package name', () => {
    expect(emit([library], 'kotlin', { packageName: 'org.acme' }).map((file) => file.path)).toContain(
      'org/acme/model/Book.kt',
    );
  });

  it('omits the runtime files by default', () => {
    expect(emit([library], 'java').map((file) => file.path)).not.toContain(
      'community/flock/wirespec/java/Wirespec.java',
    );
  });

  it('throws the message of the compiler if it refuses the contract', () => {
    expect(() => emit([{ path: 'a.ws', text: 'type A { b String }' }], 'java')).toThrow(
      'The Java emitter refused the input: Colon expected, not: WsString at line 1 and position 12',
    );
  });

  it('throws an error that names the emitter and the exception of the compiler', () => {
    expect(() => emit([{ path: 'a.ws', text: 'type A { b: Unit }' }], 'openapi-v3')).toThrow(
      /^The OpenAPIV3 emitter failed with an exception\. .*Cannot map Unit/,
    );
  });

  it('restores the state of the process', () => {
    const before = [process.argv, process.stdout.write, process.exit, (globalThis as { require?: unknown }).require];
    emit([library], 'java');
    expect([process.argv, process.stdout.write, process.exit, (globalThis as { require?: unknown }).require]).toEqual(
      before,
    );
  });
});

describe('R-44 convert', () => {
  const document = {
    path: 'reef.json',
    text: JSON.stringify({
      openapi: '3.0.3',
      info: { title: 'Reef', version: '1' },
      paths: { '/fish': { get: { operationId: 'listFish', responses: { 200: { description: 'ok' } } } } },
    }),
  };

  it('writes the same files as the command line', () => {
    const input = path.join(makeFolder({ 'reef.json': document.text }), 'reef.json');
    const [expected] = runProcess(['convert', 'OpenAPIV3', '-i', input]);

    expect(convert(document, 'openapi-v3')).toEqual({ path: 'reef.ws', text: expected?.text });
  });

  it('names the document and the reason if the document has a different format', () => {
    expect(() => convert(document, 'openapi-v2')).toThrow(
      /^The OpenAPIV2 converter \(reef\.json\) failed with an exception\. .*No valid openapi v2 element 'swagger' is missing$/,
    );
  });
});
