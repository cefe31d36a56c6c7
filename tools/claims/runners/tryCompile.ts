import type { CompileTrial } from '../../../lib/claims';
import { check, type EmittedFile } from '../../../lib/compiler';
import { compileJava } from '../compilers/compileJava';
import { compileKotlin } from '../compilers/compileKotlin';
import { compileRust } from '../compilers/compileRust';
import { compileTypeScript } from '../compilers/compileTypeScript';
import { listErrorsBelow } from '../compilers/listErrorsBelow';
import { loadAvro } from '../compilers/loadAvro';
import { parseScala } from '../compilers/parseScala';
import { runPython } from '../compilers/runPython';
import { validateOpenApi } from '../compilers/validateOpenApi';
import { generate, splitTarget } from '../generate';
import { failAllOnError } from '../failAllOnError';
import { groupBy } from '../groupBy';
import { createFinding, type ClaimFinding, type Job, listContract, readTrialFile } from '../Job';

type CompileJob = Job<CompileTrial>;

/** Generated code in a package of its own, so that many can be compiled in one run. */
interface Package {
  name: string;
  files: EmittedFile[];
}

/** The errors of each package that has some, by its name. */
type PackageErrors = Map<string, string>;

/** Tools that take seconds to start get all packages at once: what they are, and how they compile several. */
type PackagesCompiler = (packages: readonly Package[], job: CompileJob) => Promise<PackageErrors>;

/**
 * Generates code, and has the tool of its language compile, parse, validate or run it.
 *
 * @returns what came of each job; a job that is not in the map could not be tried.
 */
export async function tryCompile(jobs: readonly CompileJob[]): Promise<ReadonlyMap<Job, ClaimFinding>> {
  const findings = new Map<Job, ClaimFinding>();
  const accepted = jobs.filter((job) => {
    const problem = findRefusal(job);
    if (problem !== undefined) findings.set(job, createFinding(['the compiler refuses the contract'], problem));
    return problem === undefined;
  });
  const groups = groupBy<CompileJob, string>(accepted, ({ target = 'wirespec' }) => splitTarget(target)[0]);
  const start = (list: readonly CompileJob[], attempt: typeof tryEach): Promise<ReadonlyMap<Job, ClaimFinding>> =>
    failAllOnError(list, async (all) => new Map(await attempt(all)));
  // Side by side, most of them processes of their own: the longest first.
  const results = await Promise.all([
    start(groups.get('kotlin') ?? [], tryKotlin),
    ...Object.entries(PACKAGES_COMPILERS).map(([emitter, compile]) =>
      start(groups.get(emitter) ?? [], (list) => tryInPackages(list, compile)),
    ),
    start(
      [...groups]
        .filter(([emitter]) => emitter !== 'kotlin' && !(emitter in PACKAGES_COMPILERS))
        .flatMap(([, list]) => list),
      tryEach,
    ),
  ]);
  return new Map([...findings, ...results.flatMap((found) => [...found])]);
}

/** What the compiler says of a contract that it should accept: a claim is about generated code. */
function findRefusal(job: CompileJob): string | undefined {
  const result = check(listContract(job));
  return result.ok ? undefined : result.diagnostics.map(({ message }) => message).join(', ');
}

function judge({ trial }: CompileJob, errors: string): ClaimFinding {
  return createFinding(
    errors.includes(trial.error) ? [] : [`error: no error says "${trial.error}"`],
    errors || 'no error',
  );
}

/** Generates the code of each job in a package of its own, unless the new compiler cannot generate it at all. */
function placeJobs(jobs: readonly CompileJob[]): {
  placed: Map<CompileJob, Package>;
  lost: [CompileJob, ClaimFinding][];
} {
  const placed = new Map<CompileJob, Package>();
  const lost: [CompileJob, ClaimFinding][] = [];
  for (const [index, job] of jobs.entries()) {
    const name = `contract${index}`;
    try {
      placed.set(job, { name, files: generateIn(job, name) });
    } catch (error) {
      lost.push([job, createFinding(['no code is generated'], String(error))]);
    }
  }
  return { placed, lost };
}

function generateIn(job: CompileJob, packageName: string): EmittedFile[] {
  const { target = 'wirespec' } = job;
  if (splitTarget(target)[0] !== 'typescript')
    return generate(listContract(job), target, { shared: true, packageName });
  const program =
    job.trial.program === undefined ? [] : [{ path: 'program.ts', text: readTrialFile(job, job.trial.program) }];
  return [...generate(listContract(job), target), ...program].map(({ path, text }) => ({
    path: `${packageName}/${path}`,
    text,
  }));
}

/** Compiles jobs in groups that fit into one run: those of one generation with the same options. */
async function tryInPackages(
  jobs: readonly CompileJob[],
  compile: PackagesCompiler,
): Promise<[CompileJob, ClaimFinding][]> {
  const findings: [CompileJob, ClaimFinding][] = [];
  const runs = groupBy(jobs, ({ target, trial }) => JSON.stringify([target, trial.options]));
  for (const run of runs.values()) {
    const { placed, lost } = placeJobs(run);
    const [first] = run;
    const errors: PackageErrors = first ? await compile([...placed.values()], first) : new Map<string, string>();
    findings.push(...lost);
    for (const [job, { name }] of placed) findings.push([job, judge(job, errors.get(name) ?? '')]);
  }
  return findings;
}

/**
 * Compiles packages together, and those without an error once more without the others: compilers look at types only when all files can be parsed.
 *
 * @param compile - gives the errors by source path.
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
    const own = listErrorsBelow(errors, name);
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
  // The declarations of the language are checked with the code of the pages.
  compileInRounds(packages, (files) => compileTypeScript(files, { ...trial.options, skipDefaultLibCheck: true }));

/** How the code of many jobs is compiled in one run. */
const PACKAGES_COMPILERS: Readonly<Record<string, PackagesCompiler>> = {
  java: (packages) => compileInRounds(packages, compileJava),
  rust: (packages) => compileInRounds(packages, compileCrate),
  typescript: compileTypeScriptPackages,
  scala: (packages) => compileInRounds(packages, (files) => Promise.resolve(parseScala(files))),
};

/** All of Kotlin in one process, because its compiler takes most of its time to warm up. */
async function tryKotlin(jobs: readonly CompileJob[]): Promise<[CompileJob, ClaimFinding][]> {
  if (jobs.length === 0) return [];
  const { placed, lost } = placeJobs(jobs);
  const groups = [
    ...groupBy(placed, ([job, { name }]) => (job.trial.alone === true ? name : (job.target ?? ''))).values(),
  ];
  const results = await compileKotlin(groups.map((group) => group.flatMap(([, { files }]) => files)));
  return [
    ...lost,
    ...groups.flatMap((group, index) =>
      group.map(([job, { name }]): [CompileJob, ClaimFinding] => {
        const errors = listErrorsBelow(results[index] ?? new Map<string, string[]>(), name).join('\n');
        return [job, judge(job, errors)];
      }),
    ),
  ];
}

/** Tools that are quick to ask about one contract. */
async function tryEach(jobs: readonly CompileJob[]): Promise<[CompileJob, ClaimFinding][]> {
  const findings: [CompileJob, ClaimFinding][] = [];
  for (const job of jobs) {
    try {
      findings.push([job, judge(job, await listErrors(job))]);
    } catch (error) {
      findings.push([job, createFinding(['no code is generated'], String(error))]);
    }
  }
  return findings;
}

async function listErrors(job: CompileJob): Promise<string> {
  const { target = 'wirespec', trial } = job;
  const emitter = splitTarget(target)[0];
  const files = generate(listContract(job), target, { shared: emitter === 'python' });
  const text = files[0]?.text ?? '';
  if (emitter === 'python') {
    const program =
      trial.program === undefined ? 'import library.model, library.endpoint' : readTrialFile(job, trial.program);
    return runPython(files, program);
  }
  if (emitter === 'avro') return loadAvro(text).join('\n');
  if (emitter === 'wirespec') {
    const result = check(files);
    return result.ok ? '' : result.diagnostics.map(({ message }) => message).join('\n');
  }
  return (await validateOpenApi(text)).join('\n');
}
