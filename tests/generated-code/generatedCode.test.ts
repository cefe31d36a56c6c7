import { describe, expect, it, vi } from 'vitest';
import { emit, type Generation } from '../../lib/compiler';
import { compileJava } from '../../tools/claims/compilers/compileJava';
import { compileTypeScript } from '../../tools/claims/compilers/compileTypeScript';
import { KNOWN_DEFECTS } from './knownDefects';
import { listErrorsInFolder } from '../../tools/claims/compilers/errors';
import { type GenerationOnPage, listGenerations } from './listGenerations';
import { validateAvro } from '../../tools/claims/compilers/validateAvro';
import { parseScala } from '../../tools/claims/compilers/parseScala';
import { validateOpenApi } from '../../tools/claims/compilers/validateOpenApi';
import { readSystemTools } from '../../tools/claims/systemTools';

// A type checker or javac needs seconds for hundreds of files. On a busy machine, that exceeds the default time limit
// of a test.
vi.setConfig({ testTimeout: 300_000 });

/** The errors of a tool, with one entry for each contract that fails. */
type Failures = Record<string, string[]>;

const GENERATIONS: Generation[] = ['default', 'ir'];

function collect(entries: readonly GenerationOnPage[], run: (entry: GenerationOnPage) => string[]): Failures {
  return Object.fromEntries(
    entries.map((entry): [string, string[]] => [entry.name, run(entry)]).filter(([, errors]) => errors.length > 0),
  );
}

describe.each(GENERATIONS)('R-44 generated TypeScript, %s generation', (generation) => {
  const entries = listGenerations('typescript').filter((entry) => entry.generation === generation);

  it(`passes tsc --strict, but for the known defects (${entries.length} contracts)`, async () => {
    // The type checker runs once for all contracts, each of which has its own folder.
    const files = entries.flatMap(({ sources }, index) =>
      emit(sources, 'typescript', { generation }).map(({ path, text }) => ({ path: `contract${index}/${path}`, text })),
    );
    const errors = await compileTypeScript(files);
    expect(entries.length).toBeGreaterThan(0);
    expect(collect(entries, (entry) => listErrorsInFolder(errors, `contract${entries.indexOf(entry)}`))).toEqual(
      KNOWN_DEFECTS.typescript[generation],
    );
  });
});

describe.each(GENERATIONS)('R-44 generated Java, %s generation, where there is a JDK', (generation) => {
  const entries = listGenerations('java').filter((entry) => entry.generation === generation);

  it.skipIf(!readSystemTools().has('javac'))(
    `compiles, but for the known defects (${entries.length} contracts)`,
    async () => {
      // javac runs once for all contracts, each of which has its own package.
      const packages = entries.map((_, index) => `contract${index}`);
      const files = entries.flatMap(({ sources }, index) =>
        emit(sources, 'java', { generation, shared: true, packageName: packages[index] ?? '' }),
      );
      const errors = await compileJava(files);
      expect(entries.length).toBeGreaterThan(0);
      expect(collect(entries, (entry) => listErrorsInFolder(errors, packages[entries.indexOf(entry)] ?? ''))).toEqual(
        KNOWN_DEFECTS.java[generation],
      );
    },
  );
});

describe('R-44 generated Scala', () => {
  const entries = listGenerations('scala');

  it(`can be parsed as Scala 3, but for the known defects (${entries.length} contracts)`, () => {
    expect(entries.length).toBeGreaterThan(0);
    expect(
      collect(entries, ({ sources }) => {
        const files = emit(sources, 'scala', { shared: true, packageName: 'library' });
        return listErrorsInFolder(parseScala(files), 'library');
      }),
    ).toEqual(KNOWN_DEFECTS.scala);
  });
});

describe.each(['openapi-v2', 'openapi-v3'] as const)('R-44 generated %s', (emitter) => {
  const entries = listGenerations(emitter);

  it(`passes a schema validator, but for the known defects (${entries.length} contracts)`, async () => {
    expect(entries.length).toBeGreaterThan(0);
    const failures: Failures = {};
    for (const { name, sources } of entries) {
      const [document] = emit(sources, emitter);
      const errors = await validateOpenApi(document?.text ?? '');
      if (errors.length > 0) failures[name] = errors;
    }
    expect(failures).toEqual(KNOWN_DEFECTS[emitter]);
  });
});

describe('R-44 generated Avro', () => {
  const entries = listGenerations('avro');

  it(`loads, but for the known defects (${entries.length} contracts)`, () => {
    expect(entries.length).toBeGreaterThan(0);
    expect(collect(entries, ({ sources }) => validateAvro(emit(sources, 'avro')[0]?.text ?? ''))).toEqual(
      KNOWN_DEFECTS.avro,
    );
  });
});
