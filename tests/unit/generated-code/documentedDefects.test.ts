import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { check, emit, type EmittedFile, type Emitter, type Generation } from '../../../lib/compiler';
import { compileJava, hasJavaCompiler } from './compileJava';
import { compileTypeScript } from './compileTypeScript';
import { type DocumentedDefect, JAVA_DEFECTS, PYTHON_DEFECTS, TYPESCRIPT_DEFECTS } from './documentedDefects';
import { hasPython, runPython } from './runPython';

vi.setConfig({ testTimeout: 120_000 });

const BOTH_GENERATIONS: Generation[] = ['default', 'ir'];

const projectFolder = path.resolve(__dirname, '../../..');

/** One row for each generation in which a defect shows. */
function listRows<Defect extends DocumentedDefect>(defects: readonly Defect[]): [string, Generation, Defect][] {
  return defects.flatMap((defect) =>
    defect.generations.map((generation): [string, Generation, Defect] => [
      defect.words.replaceAll('\n', ' '),
      generation,
      defect,
    ]),
  );
}

function generate(
  { contract }: DocumentedDefect,
  emitter: Emitter,
  generation: Generation,
  packageName = 'library',
): EmittedFile[] {
  return emit([{ path: 'library.ws', text: contract }], emitter, { generation, shared: true, packageName });
}

/**
 * Compiles packages together, and those without an error once more without the others: javac looks at types only when all files can be parsed.
 *
 * @returns the errors of each package that has some.
 */
function compileInRounds(packages: readonly { packageName: string; files: EmittedFile[] }[]): Map<string, string> {
  const errors = compileJava(packages.flatMap(({ files }) => files));
  const failed = packages.flatMap(({ packageName }): [string, string][] => {
    const own = [...errors].flatMap(([file, messages]) => (file.startsWith(`${packageName}/`) ? messages : []));
    return own.length === 0 ? [] : [[packageName, own.join('\n')]];
  });
  if (failed.length === 0) return new Map();
  const names = new Set(failed.map(([name]) => name));

  return new Map([...failed, ...compileInRounds(packages.filter(({ packageName }) => !names.has(packageName)))]);
}

describe('a defect that the pages name', () => {
  const defects = [...JAVA_DEFECTS, ...TYPESCRIPT_DEFECTS, ...PYTHON_DEFECTS];

  it.each(defects.map((defect): [string, DocumentedDefect] => [defect.words, defect]))(
    'stands on its page: %s',
    (words, { page }) => {
      expect(fs.readFileSync(path.join(projectFolder, page), 'utf8')).toContain(words);
    },
  );

  it.each(defects.map((defect): [string, DocumentedDefect] => [defect.contract, defect]))(
    'is shown by a contract that the compiler accepts: %s',
    (contract) => {
      expect(check([{ path: 'library.ws', text: contract }])).toEqual({ ok: true });
    },
  );
});

describe.skipIf(!hasJavaCompiler())('javac refuses what the pages say it refuses', () => {
  it.each(BOTH_GENERATIONS)('%s generation', (generation) => {
    const rows = listRows(JAVA_DEFECTS).filter(([, shownIn]) => shownIn === generation);
    const found = compileInRounds(
      rows.map(([, , defect], index) => {
        const packageName = `contract${index}`;
        return { packageName, files: generate(defect, 'java', generation, packageName) };
      }),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(
      rows.flatMap(([words, , { error }], index) =>
        found.get(`contract${index}`)?.includes(error)
          ? []
          : [`${words}: ${found.get(`contract${index}`) ?? 'passes'}`],
      ),
    ).toEqual([]);
  });
});

describe('tsc refuses what the pages say it refuses', () => {
  it('in both generations', () => {
    const rows = listRows(TYPESCRIPT_DEFECTS);
    const errors = compileTypeScript(
      rows.map(([, generation, defect]) => generate(defect, 'typescript', generation)),
    ).map((ofRow) => ofRow.join('\n'));
    expect(rows.length).toBeGreaterThan(0);
    expect(
      rows.flatMap(([words, generation, { error }], index) =>
        errors[index]?.includes(error) ? [] : [`${words} (${generation}): ${errors[index] || 'passes'}`],
      ),
    ).toEqual([]);
  });
});

describe.skipIf(!hasPython())('Python refuses what the pages say it refuses', () => {
  it.each(listRows(PYTHON_DEFECTS))('%s (%s)', (_, generation, defect) => {
    const imports = 'import library.model, library.endpoint';
    const files = generate(defect, 'python', generation);
    expect(runPython(files, defect.program ?? imports)).toContain(defect.error);
  });
});
