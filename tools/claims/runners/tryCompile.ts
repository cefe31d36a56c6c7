import type { TrialOf } from '../../../lib/claims';
import { type EmittedFile, listErrorMessages } from '../../../lib/compiler';
import { compileJava } from '../compilers/compileJava';
import { compileKotlin } from '../compilers/compileKotlin';
import { compileRust } from '../compilers/compileRust';
import { compileTypeScript } from '../compilers/compileTypeScript';
import { listErrorsInFolder } from '../compilers/errors';
import { validateAvro } from '../compilers/validateAvro';
import { parseScala } from '../compilers/parseScala';
import { runPython } from '../compilers/runPython';
import { validateOpenApi } from '../compilers/validateOpenApi';
import { generateCode, splitTarget } from '../generateCode';
import { failAllOnError } from '../failAllOnError';
import { createFinding, type ClaimFinding, type Job, listContractFiles, readTrialFile } from '../Job';

type CompileJob = Job<TrialOf<'compile'>>;

/** Code that is generated for one job into a package of its own, so that one compiler run can process several jobs. */
interface Package {
  name: string;
  files: EmittedFile[];
}

/** Errors keyed by package name; packages without errors are omitted. */
type PackageErrors = Map<string, string>;

/** Compiles several packages in one run, for compilers that take seconds to start. */
type PackagesCompiler = (packages: readonly Package[], job: CompileJob) => Promise<PackageErrors>;

/**
 * Generates code, and compiles, parses, validates or runs it with the tool of its language.
 *
 * @returns the finding of each job
 */
export async function tryCompile(jobs: readonly CompileJob[]): Promise<ReadonlyMap<Job, ClaimFinding>> {
  const findings = new Map<Job, ClaimFinding>();
  const accepted = jobs.filter((job) => {
    const problem = findRefusal(job);
    if (problem !== undefined) findings.set(job, createFinding(['error: the compiler refuses the contract'], problem));
    return problem === undefined;
  });
  const groups = groupBy<CompileJob, string>(accepted, ({ target = 'wirespec' }) => splitTarget(target)[0]);
  const start = (list: readonly CompileJob[], attempt: typeof tryOneByOne): Promise<ReadonlyMap<Job, ClaimFinding>> =>
    failAllOnError(list, async (all) => new Map(await attempt(all)));
  // All of these run concurrently, most of them in separate processes. The slowest is started first.
  const results = await Promise.all([
    start(groups.get('kotlin') ?? [], tryKotlin),
    ...Object.entries(PACKAGES_COMPILERS).map(([emitter, compile]) =>
      start(groups.get(emitter) ?? [], (list) => tryInPackages(list, compile)),
    ),
    start(
      [...groups]
        .filter(([emitter]) => emitter !== 'kotlin' && !(emitter in PACKAGES_COMPILERS))
        .flatMap(([, list]) => list),
      tryOneByOne,
    ),
  ]);
  return new Map([...findings, ...results.flatMap((found) => [...found])]);
}

/** Returns the compiler's messages if it refuses the contract. Claims about generated code do not expect this. */
function findRefusal(job: CompileJob): string | undefined {
  const messages = listErrorMessages(listContractFiles(job));
  return messages.length === 0 ? undefined : messages.join(', ');
}

function createCompileFinding({ trial }: CompileJob, errors: string): ClaimFinding {
  return createFinding(
    errors.includes(trial.error) ? [] : [`error: no error says "${trial.error}"`],
    errors || 'no error',
  );
}

/**
 * Generates the code of each job in a separate package. `failed` contains the jobs for which the compiler generates
 * nothing.
 */
function generatePackages(jobs: readonly CompileJob[]): {
  packages: Map<CompileJob, Package>;
  failed: [CompileJob, ClaimFinding][];
} {
  const packages = new Map<CompileJob, Package>();
  const failed: [CompileJob, ClaimFinding][] = [];
  for (const [index, job] of jobs.entries()) {
    const name = `contract${index}`;
    try {
      packages.set(job, { name, files: generatePackage(job, name) });
    } catch (error) {
      failed.push([job, createFinding(['the compiler generates no code'], String(error))]);
    }
  }
  return { packages, failed };
}

function generatePackage(job: CompileJob, packageName: string): EmittedFile[] {
  const { target = 'wirespec' } = job;
  if (splitTarget(target)[0] !== 'typescript')
    return generateCode(listContractFiles(job), target, { shared: true, packageName });
  const program =
    job.trial.program === undefined ? [] : [{ path: 'program.ts', text: readTrialFile(job, job.trial.program) }];
  return [...generateCode(listContractFiles(job), target), ...program].map(({ path, text }) => ({
    path: `${packageName}/${path}`,
    text,
  }));
}

/** Compiles jobs with the same target and the same options in one run. */
async function tryInPackages(
  jobs: readonly CompileJob[],
  compile: PackagesCompiler,
): Promise<[CompileJob, ClaimFinding][]> {
  const findings: [CompileJob, ClaimFinding][] = [];
  const runs = groupBy(jobs, ({ target, trial }) => JSON.stringify([target, trial.options]));
  for (const run of runs.values()) {
    const { packages, failed } = generatePackages(run);
    const [first] = run;
    const errors: PackageErrors = first ? await compile([...packages.values()], first) : new Map<string, string>();
    findings.push(...failed);
    for (const [job, { name }] of packages) findings.push([job, createCompileFinding(job, errors.get(name) ?? '')]);
  }
  return findings;
}

/**
 * Compiles all packages together. Then removes those with errors and compiles the rest again, until there are no
 * errors. A compiler checks types only if it can parse all files, so a syntax error in one package hides the type
 * errors of the others.
 *
 * @param compile - returns errors keyed by source path
 */
async function compileInRounds(
  packages: readonly Package[],
  compile: (files: readonly EmittedFile[], names: readonly string[]) => Promise<Map<string, string[]>>,
): Promise<PackageErrors> {
  if (packages.length === 0) return new Map();
  const errors = await compile(
    packages.flatMap(({ files }) => files),
    packages.map(({ name }) => name),
  );
  const failed = packages.flatMap(({ name }): [string, string][] => {
    const own = listErrorsInFolder(errors, name);
    return own.length === 0 ? [] : [[name, own.join('\n')]];
  });
  if (failed.length === 0) return new Map();
  const names = new Set(failed.map(([name]) => name));
  const others = packages.filter(({ name }) => !names.has(name));
  return new Map([...failed, ...(await compileInRounds(others, compile))]);
}

function compileCrate(files: readonly EmittedFile[], names: readonly string[]): Promise<Map<string, string[]>> {
  const text = names.map((name) => `pub mod ${name};\n`).join('');
  return compileRust([{ path: 'lib.rs', text }, ...files]);
}

const compileTypeScriptPackages: PackagesCompiler = (packages, { trial }) =>
  // Generated code does not affect TypeScript's own declaration files, so they are not checked.
  compileInRounds(packages, (files) => compileTypeScript(files, { ...trial.options, skipDefaultLibCheck: true }));

/** Compilers that take several packages in one run, keyed by emitter. */
const PACKAGES_COMPILERS: Readonly<Record<string, PackagesCompiler>> = {
  java: (packages) => compileInRounds(packages, compileJava),
  rust: (packages) => compileInRounds(packages, compileCrate),
  typescript: compileTypeScriptPackages,
  scala: (packages) => compileInRounds(packages, (files) => Promise.resolve(parseScala(files))),
};

/** Compiles all Kotlin jobs in one process, because start-up dominates the time of kotlinc. */
async function tryKotlin(jobs: readonly CompileJob[]): Promise<[CompileJob, ClaimFinding][]> {
  const { packages, failed } = generatePackages(jobs);
  if (packages.size === 0) return failed;
  const groups = [
    ...groupBy(packages, ([job, { name }]) => (job.trial.alone === true ? name : (job.target ?? ''))).values(),
  ];
  const results = await compileKotlin(groups.map((group) => group.flatMap(([, { files }]) => files)));
  return [
    ...failed,
    ...groups.flatMap((group, index) =>
      group.map(([job, { name }]): [CompileJob, ClaimFinding] => {
        const errors = listErrorsInFolder(results[index] ?? new Map<string, string[]>(), name).join('\n');
        return [job, createCompileFinding(job, errors)];
      }),
    ),
  ];
}

/** Tries jobs one by one, with tools that start quickly. */
async function tryOneByOne(jobs: readonly CompileJob[]): Promise<[CompileJob, ClaimFinding][]> {
  const findings: [CompileJob, ClaimFinding][] = [];
  for (const job of jobs) {
    try {
      findings.push([job, createCompileFinding(job, await findErrors(job))]);
    } catch (error) {
      findings.push([job, createFinding(['the code could not be generated or checked'], String(error))]);
    }
  }
  return findings;
}

/**
 * Generates the code of a job, and runs, validates or compiles it.
 *
 * @returns the errors, one per line; empty if there are none
 */
async function findErrors(job: CompileJob): Promise<string> {
  const { target = 'wirespec', trial } = job;
  const emitter = splitTarget(target)[0];
  const files = generateCode(listContractFiles(job), target, { shared: emitter === 'python' });
  const text = files[0]?.text ?? '';
  if (emitter === 'python') {
    const program =
      trial.program === undefined ? 'import library.model, library.endpoint' : readTrialFile(job, trial.program);
    return runPython(files, program);
  }
  if (emitter === 'avro') return validateAvro(text).join('\n');
  if (emitter === 'wirespec') {
    return listErrorMessages(files).join('\n');
  }
  return (await validateOpenApi(text)).join('\n');
}

/**
 * Groups items by a key and keeps their order. Replace this function with `Map.groupBy` when Node 20 is no longer
 * supported.
 */
function groupBy<Item, Key>(items: Iterable<Item>, getKey: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = getKey(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
