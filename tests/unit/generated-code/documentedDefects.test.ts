import type ts from 'typescript';
import { describe, expect, it, vi } from 'vitest';
import { check, type EmittedFile, type Generation } from '../../../lib/compiler';
import { findLostWords } from '../limits/Statement';
import { compileJava, hasJavaCompiler } from './compileJava';
import { compileRust, hasRustCompiler } from './compileRust';
import { compileTypeScript } from './compileTypeScript';
import {
  AVRO_DEFECTS,
  DOCUMENTED_DEFECTS,
  type DocumentedDefect,
  JAVA_DEFECTS,
  OPENAPI_DEFECTS,
  PYTHON_DEFECTS,
  RUST_DEFECTS,
  SCALA_DEFECTS,
  TYPESCRIPT_DEFECTS,
  WIRESPEC_DEFECTS,
} from './documentedDefects';
import { generate, listSources } from './generate';
import { listErrorsBelow } from './listErrorsBelow';
import { loadAvro } from './loadAvro';
import { parseScala } from './parseScala';
import { hasPython, runPython } from './runPython';
import { validate as validateOpenApi } from './validateOpenApi';

vi.setConfig({ testTimeout: 120_000 });

const BOTH_GENERATIONS: Generation[] = ['default', 'ir'];

/** One row for each generation in which a defect shows. */
function listRows<Defect extends DocumentedDefect>(defects: readonly Defect[]): [string, Generation, Defect][] {
  return defects.flatMap((defect) =>
    defect.generations.map((generation): [string, Generation, Defect] => [defect.quote, generation, defect]),
  );
}

interface Package {
  packageName: string;
  files: EmittedFile[];
}

/**
 * Compiles packages together, and those without an error once more without the others: compilers look at types only when all files can be parsed.
 *
 * @param compile - gives the errors by source path.
 * @returns the errors of each package that has some.
 */
function compileInRounds(
  packages: readonly Package[],
  compile: (packages: readonly Package[]) => Map<string, string[]>,
): Map<string, string> {
  if (packages.length === 0) return new Map();
  const errors = compile(packages);
  const failed = packages.flatMap(({ packageName }): [string, string][] => {
    const own = listErrorsBelow(errors, packageName);
    return own.length === 0 ? [] : [[packageName, own.join('\n')]];
  });
  if (failed.length === 0) return new Map();
  const names = new Set(failed.map(([name]) => name));
  const others = packages.filter(({ packageName }) => !names.has(packageName));

  return new Map([...failed, ...compileInRounds(others, compile)]);
}

/**
 * The defects that do not show, each with what the compiler says instead.
 *
 * @param generateOne - gives the files of a defect, all in the folder of that name.
 */
function findUnproved<Defect extends DocumentedDefect>(
  defects: readonly Defect[],
  generateOne: (defect: Defect, packageName: string) => EmittedFile[],
  compile: (packages: readonly Package[]) => Map<string, string[]>,
): string[] {
  const packages = defects.map((defect, index) => {
    const packageName = `contract${index}`;
    return { packageName, files: generateOne(defect, packageName) };
  });
  const found = compileInRounds(packages, compile);
  return defects.flatMap(({ quote, error }, index) => {
    const errors = found.get(`contract${index}`) ?? 'passes';
    return errors.includes(error) ? [] : [`${quote}: ${errors}`];
  });
}

describe('a defect that the pages name', () => {
  it('stands on its pages', () => {
    expect(findLostWords(DOCUMENTED_DEFECTS)).toEqual([]);
  });

  it.each(DOCUMENTED_DEFECTS.map((defect): [string, DocumentedDefect] => [defect.contract, defect]))(
    'is shown by a contract that the compiler accepts: %s',
    (contract) => {
      expect(check(listSources(contract))).toEqual({ ok: true });
    },
  );
});

describe.skipIf(!hasJavaCompiler())('javac refuses what the pages say it refuses', () => {
  it.each(BOTH_GENERATIONS)('%s generation', (generation) => {
    const defects = JAVA_DEFECTS.filter(({ generations }) => generations.includes(generation));
    expect(defects.length).toBeGreaterThan(0);
    expect(
      findUnproved(
        defects,
        ({ contract }, packageName) =>
          generate(contract, generation === 'ir' ? 'java:ir' : 'java', { shared: true, packageName }),
        (packages) => compileJava(packages.flatMap(({ files }) => files)),
      ),
    ).toEqual([]);
  });
});

describe.skipIf(!hasRustCompiler())('rustc refuses what the page says it refuses', () => {
  it('one generation', () => {
    expect(
      findUnproved(
        RUST_DEFECTS,
        ({ contract }, packageName) => generate(contract, 'rust', { shared: true, packageName }),
        (packages) => {
          const text = packages.map(({ packageName }) => `pub mod ${packageName};\n`).join('');
          return compileRust([{ path: 'lib.rs', text }, ...packages.flatMap(({ files }) => files)]);
        },
      ),
    ).toEqual([]);
  });
});

describe('a parser of Scala refuses what the page says does not parse', () => {
  it('one generation', () => {
    expect(
      findUnproved(
        SCALA_DEFECTS,
        ({ contract }, packageName) => generate(contract, 'scala', { shared: true, packageName }),
        (packages) => parseScala(packages.flatMap(({ files }) => files)),
      ),
    ).toEqual([]);
  });
});

describe('tsc refuses what the pages say it refuses', () => {
  const settings = [...new Set(TYPESCRIPT_DEFECTS.map(({ options = {} }) => JSON.stringify(options)))];

  const listDefects = (options: string, generation: Generation) =>
    TYPESCRIPT_DEFECTS.filter(
      (defect) => defect.generations.includes(generation) && JSON.stringify(defect.options ?? {}) === options,
    );

  it.each(
    settings.flatMap((options) =>
      BOTH_GENERATIONS.filter((generation) => listDefects(options, generation).length > 0).map(
        (generation): [string, Generation] => [options, generation],
      ),
    ),
  )('with the options %s, %s generation', (options, generation) => {
    const defects = listDefects(options, generation);
    expect(
      findUnproved(
        defects,
        ({ contract, program }, folder) => {
          const files = generate(contract, generation === 'ir' ? 'typescript:ir' : 'typescript');
          const own = program === undefined ? [] : [{ path: 'program.ts', text: program }];
          return [...files, ...own].map(({ path, text }) => ({ path: `${folder}/${path}`, text }));
        },
        (packages) =>
          compileTypeScript(
            packages.flatMap(({ files }) => files),
            // The declarations of the language are checked with the code of the pages, see generatedCode.test.ts.
            { ...(JSON.parse(options) as ts.CompilerOptions), skipDefaultLibCheck: true },
          ),
      ),
    ).toEqual([]);
  });
});

describe.skipIf(!hasPython())('Python refuses what the pages say it refuses', () => {
  it.each(listRows(PYTHON_DEFECTS))('%s (%s)', (_, generation, { contract, program, error }) => {
    const files = generate(contract, generation === 'ir' ? 'python:ir' : 'python', { shared: true });
    expect(runPython(files, program ?? 'import library.model, library.endpoint')).toContain(error);
  });
});

describe('a validator refuses of OpenAPI documents what the pages say is wrong', () => {
  it.each(listRows(OPENAPI_DEFECTS))('%s', async (_quote, _generation, { contract, emitter, error }) => {
    const errors = await validateOpenApi(generate(contract, emitter)[0]?.text ?? '');
    expect(errors.join('\n')).toContain(error);
  });
});

describe("Avro's own tools refuse what the page says they refuse", () => {
  it.each(listRows(AVRO_DEFECTS))('%s', (_quote, _generation, { contract, error }) => {
    expect(loadAvro(generate(contract, 'avro')[0]?.text ?? '').join('\n')).toContain(error);
  });
});

describe('the compiler refuses of its own output what the page says it refuses', () => {
  it.each(listRows(WIRESPEC_DEFECTS))('%s', (_quote, _generation, { contract, error }) => {
    const result = check(generate(contract, 'wirespec'));
    expect(result.ok ? [] : result.diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining(error)]);
  });
});
