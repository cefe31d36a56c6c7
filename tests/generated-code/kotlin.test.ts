import { beforeAll, describe, expect, it, vi } from 'vitest';
import { emit, type EmittedFile, type Generation } from '../../lib/compiler';
import { compileKotlin } from '../../tools/claims/compilers/compileKotlin';
import { KNOWN_DEFECTS } from './knownDefects';
import { listErrorsInFolder } from '../../tools/claims/compilers/errors';
import { readSystemTools } from '../../tools/claims/systemTools';
import { listExamples } from './listExamples';
import { listGenerations } from './listGenerations';
import { listTypedBlocks } from './listTypedBlocks';
import { readExample } from './readExample';
import { readStubs } from './readStubs';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 900_000 });

const GENERATIONS: Generation[] = ['default', 'ir'];

const MAIN = 'getting-started/gradle/src/main/kotlin/com/example/library/Main.kt';
const STARTED = [MAIN.replace('Main', 'Json'), MAIN, MAIN.replace('Main', 'Serve')];
const KTOR = 'integration/ktor/Routes.kt';
/** The call that is in the comment of the example. */
const USE_OF_KTOR = {
  path: 'Use.kt',
  text: 'package com.example.library\nfun io.ktor.server.routing.Route.library() = serve(com.example.library.endpoint.GetBook.api, Json) { Library.getBook(it) }',
};
const LIBRARY_EXAMPLES = [
  'integration/jackson/LibraryJson.kt',
  KTOR,
  'integration/spring/BookController.kt',
  'integration/wiremock/LibraryStubs.kt',
  'plugins/gradle/buildSrc/src/main/kotlin/AnyOfToOneOf.kt',
] as const;

function readFiles(files: readonly string[]): EmittedFile[] {
  return files.map((file) => ({ path: file, text: readExample(file) }));
}

/**
 * Wraps each Gradle script of the pages in a function below the imports. Without Gradle, its names are unknown, but it
 * can be parsed.
 */
function listScripts(): EmittedFile[] {
  const files = listExamples('.kts').map((file) => ({ path: file, text: readExample(file) }));
  const blocks = listTypedBlocks('kotlin').map(({ page, body }, index) => ({ path: `${page} ${index}`, text: body }));
  return [...files, ...blocks].map(({ path, text }, index) => {
    const lines = text.split('\n');
    const isImport = (line: string) => line.startsWith('import ');
    return {
      path: `${path.replaceAll(' ', '-')}.kt`,
      text: [...lines.filter(isImport), `fun script${index}() {`, ...lines.filter((line) => !isImport(line)), '}'].join(
        '\n',
      ),
    };
  });
}

/** All sources for kotlinc, in groups. Each group is compiled separately, in the same process. */
const GROUPS = new Map<string, () => EmittedFile[]>([
  ...GENERATIONS.map((generation): [string, () => EmittedFile[]] => [
    `pages ${generation}`,
    () => emitPages(generation),
  ]),
  [
    'library',
    () => [
      ...emit([{ path: 'library.ws', text: readExample('library/library.ws') }], 'kotlin', { shared: true }),
      ...readFiles(LIBRARY_EXAMPLES.filter((file) => file !== KTOR)),
      ...readStubs(['jackson', 'spring', 'wiremock', 'wirespec-jackson', 'wirespec-wiremock'], ['.java', '.kt']),
    ],
  ],
  ['started', () => [...emitStarted((text) => text), ...readFiles(STARTED)]],
  ['changed', () => [...emitStarted((text) => text.replace('title: String', 'name: String')), ...readFiles(STARTED)]],
  [
    'ktor',
    () => [
      ...emitStarted((text) => text),
      ...readFiles([...STARTED, KTOR]),
      USE_OF_KTOR,
      ...readStubs(['ktor'], ['.kt']),
    ],
  ],
  ['scripts', listScripts],
]);

/** Generates the code of the pages, with one package per contract. */
function emitPages(generation: Generation): EmittedFile[] {
  return listPages(generation).flatMap(({ sources }, index) =>
    emit(sources, 'kotlin', { generation, shared: true, packageName: `contract${index}` }),
  );
}

function listPages(generation: Generation) {
  return listGenerations('kotlin').filter((entry) => entry.generation === generation);
}

function emitStarted(change: (contract: string) => string): EmittedFile[] {
  const contract = readExample('getting-started/gradle/src/main/wirespec/library.ws');
  return emit([{ path: 'library.ws', text: change(contract) }], 'kotlin', { shared: true, generation: 'ir' });
}

describe('Kotlin that the pages show', () => {
  it('consists of the files that the tests below compile', () => {
    expect([...STARTED, ...LIBRARY_EXAMPLES]).toEqual(listExamples('.kt'));
  });
});

describe.skipIf(!readSystemTools().has('javac'))('R-44 kotlinc, which needs a JDK,', () => {
  let errors = new Map<string, Map<string, string[]>>();

  /** The errors of a group by source path. */
  const errorsOf = (group: string): Map<string, string[]> => {
    const found = errors.get(group);
    if (found === undefined) throw new Error(`No group of sources is called ${group}.`);
    return found;
  };

  beforeAll(async () => {
    const results = await compileKotlin([...GROUPS.values()].map((list) => list()));
    errors = new Map([...GROUPS.keys()].map((name, index) => [name, results[index] ?? new Map<string, string[]>()]));
  });

  it.each(GENERATIONS)('compiles what the pages show, but for the known defects, %s generation', (generation) => {
    const pages = listPages(generation);
    expect(pages.length).toBeGreaterThan(0);
    const failures = pages
      .map(({ name }, index): [string, string[]] => [
        name,
        listErrorsInFolder(errorsOf(`pages ${generation}`), `contract${index}`),
      ])
      .filter(([, found]) => found.length > 0);
    expect(Object.fromEntries(failures)).toEqual(KNOWN_DEFECTS.kotlin[generation]);
    // Errors in the shared code belong to none of the folders.
    if (failures.length === 0) expect([...errorsOf(`pages ${generation}`)]).toEqual([]);
  });

  it('compiles the examples for integrations and build tools, with stubs for Spring, Jackson, WireMock and the integrations', () => {
    expect([...errorsOf('library')]).toEqual([]);
  });

  it('compiles the routes for Ktor and their use, with stubs of Ktor', () => {
    expect([...errorsOf('ktor')]).toEqual([]);
  });

  it('compiles the programs that show how to get started', () => {
    expect([...errorsOf('started')]).toEqual([]);
  });

  it('reports the change of the getting started page with the two messages that the page quotes', () => {
    // `kotlinc` prints these messages in lower case; Gradle, and so the page, starts them with a capital.
    expect([...errorsOf('changed')]).toEqual([
      [
        MAIN,
        [
          expect.stringContaining("no value passed for parameter 'name'"),
          expect.stringContaining("no parameter with name 'title' found"),
          expect.stringContaining("unresolved reference 'title'"),
        ],
      ],
    ]);
  });

  it('finds no syntax error in the Gradle scripts and parts of them that pages show', () => {
    const scripts = listScripts();
    expect(scripts.length).toBeGreaterThan(5);
    const found = scripts.map(({ path }): [string, string[]] => [path, errorsOf('scripts').get(path) ?? []]);
    // Names of Gradle are unknown here, so a script without any error has not been compiled.
    expect(found.filter(([, messages]) => messages.length === 0)).toEqual([]);
    expect(found.filter(([, messages]) => messages.some((message) => message.startsWith('syntax error')))).toEqual([]);
  });
});
