import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Claim, SystemTool, Trial } from '../../../lib/claims';
import { TRIAL_KEYS } from '../../../lib/claims/claimSchema';
import { readSystemTools } from '../../../tools/claims/systemTools';
import { tryClaims } from '../../../tools/claims/tryClaims';
import { CLAIMS } from '../../../tools/support/paths.mjs';
import * as commands from '../../../tools/support/runCommand.mjs';
import { writeFiles } from '../../support/makeFolder';

/** Programs of script trials, which are imported from the folder of their claim. */
const SCRIPTS = {
  'good.mjs': '',
  'bad.mjs': "throw new TypeError('Wrong.');",
  'good/check.mjs': '',
  'bad/check.mjs': "throw new TypeError('Wrong.');",
};

const FOLDER = mkdtempSync(path.join(os.tmpdir(), 'false-claims-'));
afterAll(() => {
  rmSync(FOLDER, { recursive: true });
});
writeFiles(FOLDER, SCRIPTS);

/** Identifier of all claims here. Its folder holds `SCRIPTS`; runners get all other files from the claim itself. */
const ID = path.relative(CLAIMS, FOLDER);

async function judge(trial: Trial, files: Claim['files'], tools: ReadonlyMap<SystemTool, string> = new Map()) {
  const [verdict] = await tryClaims([{ id: ID, trials: [trial], files, examples: {} }], tools);
  return verdict!;
}

const BOOK = { 'contract.ws': 'type Book { title: String }\n' };
const BROKEN = { 'contract.ws': 'type Book {' };
const TWO = { ...BOOK, 'other.ws': 'type Other { title: String }\n' };
/** The contract in folder `a` lacks `Book`; the contract in folder `b` has it. */
const FOLDERS = { 'a/contract.ws': TWO['other.ws'], 'b/contract.ws': BOOK['contract.ws'] };
const CLASH = {
  'contract.ws': 'type A { a: String } endpoint A GET /a -> { 200 -> A }\n',
  'other.ws': 'type B { b: String }\n',
};
const PATH = { 'contract.ws': 'endpoint A GET /a/{id: String} -> { 200 -> String }\n' };
const PROGRAMS = { ...BOOK, 'good.ts': 'export {}; const unused = 1;', 'bad.ts': "const wrong: number = 'text';" };
const createAvro = (name: string, field = 'a'): string =>
  `{"type":"record","name":"${name}","fields":[{"name":"${field}","type":"int"}]}`;
const AVRO = { 'a.json': createAvro('A'), 'b.json': createAvro('B') };
/** A schema whose names the converter copies, although contracts cannot have such names. */
const ODD_AVRO = { 'a.json': createAvro('A.1', 'a-b') };
const BROKEN_JSON = { 'a.json': '[' };

const COMPILE = ['compile', '<contract.ws', '-l', 'Wirespec'];
const WRITE_JAVA = ['compile', '-i', '/', '-o', '/out', '-l', 'Java'];

interface FalseClaim {
  /** The key that makes the claim false. */
  key: string;
  trial: Trial;
  files: Claim['files'];
  /** Part of the problem. */
  problem: string;
  /** Keys that make the claim true. They replace the keys of the trial; an undefined value removes its key. */
  truth?: Readonly<Record<string, unknown>>;
}

/** False claims. */
const FALSE_CLAIMS: FalseClaim[] = [
  {
    key: 'for',
    trial: { try: 'emit', for: ['java', 'kotlin'], lacks: ['Book.kt'] },
    truth: { for: ['java'] },
    files: BOOK,
    problem: '(for: kotlin): lacks: Book.kt is written',
  },
  {
    key: 'folder',
    trial: { try: 'emit', folder: 'a', for: ['java'], writes: { Book: ['title'] } },
    truth: { folder: 'b' },
    files: FOLDERS,
    problem: '(for: java, folder: a): writes: Book is not written, only library/model/Other.java',
  },
  {
    key: 'contract',
    trial: { try: 'emit', for: ['java'], contract: 'other.ws', writes: { Book: ['title'] } },
    truth: { contract: undefined },
    files: TWO,
    problem: '(for: java, contract: other.ws): writes: Book is not',
  },
  {
    key: 'shared',
    trial: { try: 'emit', for: ['java'], shared: true, lacks: ['Wirespec.java'] },
    truth: { shared: undefined },
    files: BOOK,
    problem: '(for: java, shared: true): lacks: Wirespec.java is written',
  },
  {
    key: 'writes',
    trial: { try: 'emit', for: ['java'], writes: { 'Book.java': ['int'] } },
    truth: { writes: { 'Book.java': ['String'] } },
    files: BOOK,
    problem: 'writes: Book.java lacks "int"',
  },
  {
    key: 'writes',
    trial: { try: 'emit', for: ['java'], writes: { '': ['int'] } },
    truth: { writes: { '': ['String'] } },
    files: BOOK,
    problem: 'writes: every file lacks "int"',
  },
  {
    key: 'writes',
    trial: { try: 'emit', for: ['java'], writes: { 'None.java': ['title'] } },
    truth: { writes: { 'Other.java': ['title'] } },
    files: TWO,
    problem: 'writes: None.java is not written, only library/model/Book.java, library/model/Other.java',
  },
  {
    key: 'omits',
    trial: { try: 'emit', for: ['java'], omits: { 'Book.java': ['title'] } },
    truth: { omits: { 'Book.java': ['author'] } },
    files: BOOK,
    problem: 'omits: Book.java has "title"',
  },
  {
    key: 'omits',
    trial: { try: 'emit', for: ['java'], omits: { 'None.java': ['author'] } },
    truth: { omits: { 'Book.java': ['author'] } },
    files: BOOK,
    problem: 'omits: None.java is not written',
  },
  {
    key: 'lacks',
    trial: { try: 'emit', for: ['java'], lacks: ['Book.java'] },
    truth: { lacks: ['None.java'] },
    files: BOOK,
    problem: 'lacks: Book.java is written',
  },
  {
    key: 'fails',
    trial: { try: 'emit', for: ['java'], fails: 'Cannot' },
    truth: { fails: undefined, writes: { Book: ['title'] } },
    files: BOOK,
    problem: 'fails: java does not fail with "Cannot"',
  },
  {
    key: 'fails',
    trial: { try: 'emit', for: ['java'], fails: 'Nonsense' },
    truth: { fails: 'Next Token cannot be null' },
    files: BROKEN,
    problem: 'fails: java fails, but not with "Nonsense"',
  },
  {
    key: 'fails',
    trial: { try: 'emit', for: ['java'], writes: { Book: ['title'] } },
    truth: { writes: undefined, fails: 'Next Token cannot be null' },
    files: BROKEN,
    problem: 'fails: java fails, but the claim does not expect this. Observed: Error: The',
  },
  {
    key: 'error',
    trial: { try: 'compile', for: ['typescript'], error: 'TS2322' },
    truth: { error: 'TS2395' },
    files: CLASH,
    problem: '(for: typescript): error: no error says "TS2322"',
  },
  {
    key: 'error',
    trial: { try: 'compile', for: ['typescript'], error: 'TS2300' },
    files: BROKEN,
    problem: 'error: the compiler refuses the contract',
  },
  {
    key: 'program',
    trial: { try: 'compile', for: ['typescript'], program: 'good.ts', error: 'TS2322' },
    truth: { program: 'bad.ts' },
    files: PROGRAMS,
    problem: 'program: good.ts): error: no error says "TS2322"',
  },
  {
    key: 'options',
    trial: {
      try: 'compile',
      for: ['typescript'],
      program: 'good.ts',
      options: { noUnusedLocals: false },
      error: 'TS6133',
    },
    truth: { options: { noUnusedLocals: true } },
    files: PROGRAMS,
    problem: 'options: {"noUnusedLocals":false}): error: no error says "TS6133"',
  },
  {
    key: 'for',
    trial: {
      try: 'compile',
      for: ['typescript:ir', 'typescript'],
      options: { noUncheckedIndexedAccess: true },
      error: 'TS2345',
    },
    truth: { for: ['typescript:ir'] },
    files: PATH,
    problem: '(for: typescript, options: {"noUncheckedIndexedAccess":true}): error: no error says "TS2345"',
  },
  {
    key: 'contract',
    trial: { try: 'compile', for: ['typescript'], contract: 'other.ws', error: 'TS2395' },
    truth: { contract: undefined },
    files: CLASH,
    problem: 'contract: other.ws): error: no error',
  },
  {
    key: 'folder',
    trial: { try: 'compile', folder: 'a', for: ['typescript'], error: 'TS2395' },
    truth: { folder: 'b' },
    files: { 'a/contract.ws': BOOK['contract.ws'], 'b/contract.ws': CLASH['contract.ws'] },
    problem: 'folder: a): error: no error says "TS2395"',
  },
  {
    key: 'folder',
    trial: { try: 'convert', folder: 'a', from: 'avro', document: 'a.json', writes: ['type B'] },
    truth: { folder: 'b' },
    files: { 'a/a.json': createAvro('A'), 'b/a.json': createAvro('B') },
    problem: '(folder: a, from: avro, document: a.json): writes: the result lacks "type B"',
  },
  {
    key: 'from',
    trial: { try: 'convert', from: 'openapi-v3', document: 'a.json', writes: ['type A'] },
    truth: { from: 'avro' },
    files: AVRO,
    problem:
      "(from: openapi-v3, document: a.json): fails: the converter refuses the document, but the claim does not expect this. Observed: No valid openapi v3 element 'openapi' is missing",
  },
  {
    key: 'document',
    trial: { try: 'convert', from: 'avro', document: 'b.json', writes: ['type A'] },
    truth: { document: 'a.json' },
    files: AVRO,
    problem: 'document: b.json): writes: the result lacks "type A"',
  },
  {
    key: 'document',
    trial: { try: 'convert', from: 'avro', document: 'c.json', writes: ['type A'] },
    truth: { document: 'a.json' },
    files: AVRO,
    problem: 'has no file "c.json"',
  },
  {
    key: 'languages',
    trial: { try: 'convert', from: 'avro', document: 'a.json', languages: ['Java'], omits: ['record'] },
    truth: { languages: ['Kotlin'] },
    files: AVRO,
    problem: 'languages: ["Java"]): omits: the result has "record"',
  },
  {
    key: 'options',
    trial: { try: 'convert', from: 'avro', document: 'a.json', options: ['--no'], writes: ['type A'] },
    truth: { options: undefined },
    files: AVRO,
    problem: 'options: ["--no"]): fails: the converter refuses',
  },
  {
    key: 'writes',
    trial: { try: 'convert', from: 'avro', document: 'a.json', writes: ['Nothing'] },
    truth: { writes: ['type A'] },
    files: AVRO,
    problem: 'writes: the result lacks "Nothing"',
  },
  {
    key: 'omits',
    trial: { try: 'convert', from: 'avro', document: 'a.json', omits: ['type A'] },
    truth: { omits: ['type B'] },
    files: AVRO,
    problem: 'omits: the result has "type A"',
  },
  {
    key: 'refused',
    trial: { try: 'convert', from: 'avro', document: 'a.json', refused: 'expected, not' },
    truth: { refused: undefined, writes: ['type A'] },
    files: AVRO,
    problem: 'refused: the compiler does not refuse the result with "expected, not"',
  },
  {
    key: 'refused',
    trial: { try: 'convert', from: 'avro', document: 'a.json', writes: ['type A'] },
    truth: { refused: 'expected, not' },
    files: ODD_AVRO,
    problem: 'refused: the compiler refuses the result, but the claim does not expect this',
  },
  {
    key: 'fails',
    trial: { try: 'convert', from: 'avro', document: 'a.json', fails: 'Unexpected' },
    truth: { fails: undefined, writes: ['type A'] },
    files: AVRO,
    problem: 'fails: the converter does not refuse the document with "Unexpected"',
  },
  {
    key: 'fails',
    trial: { try: 'convert', from: 'avro', document: 'a.json', fails: 'Nonsense' },
    truth: { fails: 'Unexpected' },
    files: BROKEN_JSON,
    problem: 'fails: the converter refuses the document, but not with "Nonsense"',
  },
  {
    key: 'fails',
    trial: { try: 'convert', from: 'avro', document: 'a.json', writes: ['type A'] },
    truth: { writes: undefined, fails: 'Unexpected' },
    files: BROKEN_JSON,
    problem: 'fails: the converter refuses the document, but the claim does not expect this. Observed: ',
  },
  {
    key: 'folder',
    trial: { try: 'command', folder: 'a', words: COMPILE, prints: ['type Book'] },
    truth: { folder: 'b' },
    files: FOLDERS,
    problem: '(folder: a, words: ["compile","<contract.ws","-l","Wirespec"]): prints: it does not print "type Book"',
  },
  {
    key: 'words',
    trial: { try: 'command', words: ['compile', '<contract.ws', '-l', 'Java'], prints: ['type Book'] },
    truth: { words: COMPILE },
    files: BOOK,
    problem: '(words: ["compile","<contract.ws","-l","Java"]): prints: it does not print "type Book"',
  },
  {
    key: 'process',
    // In memory, the folder of the files is `/`.
    trial: { try: 'command', process: true, words: WRITE_JAVA, writes: { 'Book.java': 'String title' } },
    truth: { process: undefined },
    files: BOOK,
    problem: 'process: true, words: ["compile","-i","/","-o","/out","-l","Java"]): ',
  },
  {
    key: 'exitCode',
    trial: { try: 'command', words: COMPILE, exitCode: 3, prints: ['type Book'] },
    truth: { exitCode: 0 },
    files: BOOK,
    problem: 'exitCode: the command ended with 0',
  },
  {
    key: 'exitCode',
    trial: { try: 'command', words: ['convert', 'Avro', '<a.json'], lacks: ['x'] },
    truth: { exitCode: 1 },
    files: BROKEN_JSON,
    problem: 'exitCode: the command ended with 1',
  },
  {
    key: 'prints',
    trial: { try: 'command', words: COMPILE, prints: ['nothing'] },
    truth: { prints: ['type Book'] },
    files: BOOK,
    problem: 'prints: it does not print "nothing"',
  },
  {
    key: 'hides',
    trial: { try: 'command', words: COMPILE, hides: ['type Book'] },
    truth: { hides: ['type Other'] },
    files: BOOK,
    problem: 'hides: it prints "type Book"',
  },
  {
    key: 'writes',
    trial: { try: 'command', words: WRITE_JAVA, writes: { 'Book.java': 'int title' } },
    truth: { writes: { 'Book.java': 'String title' } },
    files: TWO,
    problem: 'writes: Book.java contains "package',
  },
  {
    // The paths of several files end with this.
    key: 'writes',
    trial: { try: 'command', words: WRITE_JAVA, writes: { '.java': 'String title' } },
    truth: { writes: { 'Other.java': 'String title' } },
    files: TWO,
    problem: 'writes: the paths of 2 files end with .java, instead of one with "String title"',
  },
  {
    // The path of no file ends with this.
    key: 'writes',
    trial: { try: 'command', words: WRITE_JAVA, writes: { 'None.java': 'String title' } },
    truth: { writes: { 'Other.java': 'String title' } },
    files: TWO,
    problem: 'writes: there is no file whose path ends with None.java, instead of one with "String title"',
  },
  {
    key: 'lacks',
    trial: { try: 'command', words: WRITE_JAVA, lacks: ['Book.java'] },
    truth: { lacks: ['Other.java'] },
    files: BOOK,
    problem: 'lacks: Book.java is written',
  },
  {
    key: 'script',
    trial: { try: 'script', script: 'bad.mjs' },
    truth: { script: 'good.mjs' },
    files: SCRIPTS,
    problem: '(script: bad.mjs): script: the program throws. Observed: TypeError: Wrong.',
  },
  {
    key: 'folder',
    trial: { try: 'script', folder: 'bad', script: 'check.mjs' },
    truth: { folder: 'good' },
    files: SCRIPTS,
    problem: '(folder: bad, script: check.mjs): script: the program throws',
  },
];

it.each(FALSE_CLAIMS)(
  'refuses a claim whose "$key" is false, and names the key: $trial',
  async ({ key, trial, files, problem }) => {
    const { state, problems } = await judge(trial, files);
    expect(state).toBe('fails');
    expect(problems.join()).toContain(`claims/${ID}/claim.yaml`);
    expect(problems.join()).toContain(problem);
    expect(problems.join().split('Observed:')[0]).toMatch(new RegExp(String.raw`\b${key}\b`));
  },
);

it.each(FALSE_CLAIMS.filter(({ truth }) => truth !== undefined))(
  'accepts the same claim with a true "$key": $truth',
  async ({ trial, files, truth = {} }) => {
    const entries = Object.entries({ ...trial, ...truth }).filter(([, value]) => value !== undefined);
    // The cast is safe: the replaced keys are those of the same kind of trial.
    const { problems } = await judge(Object.fromEntries(entries) as unknown as Trial, files);
    expect(problems).toEqual([]);
  },
);

it('names a setting of 80 characters completely', async () => {
  const program = `${'p'.repeat(77)}.ts`;
  const { problems } = await judge(
    { try: 'compile', for: ['typescript'], program, error: 'x' },
    { ...BOOK, [program]: '' },
  );
  expect(problems.join()).toContain(`(for: typescript, program: ${program}): `);
});

it('names the trial if a claim has several, and truncates a long setting', async () => {
  const words = [...COMPILE, 'x'.repeat(100)];
  const trials: Trial[] = [
    { try: 'command', words: COMPILE, prints: ['type Book'] },
    { try: 'command', words, exitCode: 7 },
  ];
  const [verdict] = await tryClaims([{ id: ID, trials, files: BOOK, examples: {} }], new Map());
  expect(verdict).toMatchObject({ state: 'fails', jobCount: 2 });
  expect(verdict?.observed[0]).toContain('type Book');
  expect(verdict?.problems).toEqual([
    expect.stringMatching(
      /^claims\/\S+\/claim\.yaml, trial 2 of 2 \(words: \["compile","<contract\.ws","-l","Wirespec","x{36,50}…\): exitCode: /,
    ),
  ]);
});

describe('without a system tool', () => {
  const ALL = new Map<SystemTool, string>([['javac', '17']]);
  const GENERATED: Trial = { try: 'compile', for: ['rust'], error: 'E0277' };
  const SCRIPT: Trial = { try: 'script', script: 'bad.mjs', needs: ['javac', 'rustc', 'python3'] };

  it.each([
    ['generated code', GENERATED, '(for: rust): rustc is not installed.'],
    [
      'a program',
      SCRIPT,
      '(script: bad.mjs, needs: ["javac","rustc","python3"]): rustc and python3 (3.10 or newer) are not installed.',
    ],
  ])('reports a claim about %s as skipped, and never as true', async (_what, trial, problem) => {
    const verdict = await judge(trial, BOOK, ALL);
    expect(verdict).toMatchObject({ state: 'skipped', jobCount: 0 });
    expect(verdict.problems).toEqual([`claims/${ID}/claim.yaml ${problem}`]);
  });
});

it('describes the folder of a command in a process as ".", and the folders in it as empty', async () => {
  const words = ['compile', '-i', 'contract.ws', '-o', 'out', '-l', 'Java', '-p', 'shop'];
  const trial: Trial = { try: 'command', process: true, words, writes: { 'contract.ws': 'X', '/empty': 'X' } };
  vi.spyOn(commands, 'runCommand').mockImplementation((_program, _args, { cwd = '' } = {}) => {
    mkdirSync(path.join(cwd, 'out/empty'), { recursive: true });
    return Promise.resolve({ exitCode: 0, stdout: `\nin ${cwd}/out\n`, stderr: '', output: '' });
  });
  const { problems } = await judge(trial, BOOK);
  expect(problems.join()).toContain(
    'writes: contract.ws contains "type Book { title: String } ", instead of one with "X"',
  );
  expect(problems.join()).toContain('writes: /empty contains "", instead of one with "X". Observed: in ./out');
});

it('passes "input" to the command, although the compiler ignores it', async () => {
  const runCommand = vi.spyOn(commands, 'runCommand');
  await judge({ try: 'command', process: true, words: ['--help'], input: 'type Fed {}', prints: ['compile'] }, {});
  expect(runCommand.mock.calls[0]?.[2]).toMatchObject({ input: 'type Fed {}' });
});

const tools = readSystemTools();

it.skipIf(!tools.has('javac'))(
  'finds an error that kotlinc reports last only with "alone"',
  async () => {
    const trial: Trial = { try: 'compile', for: ['kotlin'], error: 'platform declaration clash' };
    const fields = { 'contract.ws': 'type Case { `Title`: String, title: String }\n' };
    const other = { 'contract.ws': 'type List { shelves: String[] }\n' };
    const claims = [
      { id: 'kotlin/together', trials: [trial], files: fields, examples: {} },
      { id: 'kotlin/alone', trials: [{ ...trial, alone: true }], files: fields, examples: {} },
      { id: 'kotlin/other', trials: [trial], files: other, examples: {} },
    ];
    const verdicts = await tryClaims(claims, tools);
    expect(verdicts.map(({ state }) => state)).toEqual(['fails', 'holds', 'fails']);
    expect(verdicts[0]?.problems.join()).toContain('claims/kotlin/together/claim.yaml (for: kotlin): error: no error');
  },
  240_000,
);

it('has a false claim for every key of a trial', () => {
  // "try" selects the schema, and "example" names files that must exist (see readClaims.test.ts). The tests above check
  // the other three.
  const exceptions = ['try', 'compile alone', 'command input', 'script example', 'script needs'];
  const keys = [...Object.entries(TRIAL_KEYS).flatMap(([way, names]) => names.map((name) => ({ way, name })))];
  expect(
    keys
      .filter(({ way, name }) => !exceptions.includes(name) && !exceptions.includes(`${way} ${name}`))
      .filter(
        ({ way, name }) => !FALSE_CLAIMS.some(({ key, trial, truth }) => key === name && trial.try === way && truth),
      )
      .map(({ way, name }) => `${way} ${name}`),
  ).toEqual([]);
});
