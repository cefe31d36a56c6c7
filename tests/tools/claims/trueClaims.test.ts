import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Claim, SystemTool, Trial } from '../../../lib/claims';
import { readSystemTools } from '../../../tools/claims/systemTools';
import { type ClaimVerdict, tryClaims } from '../../../tools/claims/tryClaims';
import { CLAIMS } from '../../../tools/support/paths.mjs';
import { makeFolder } from '../../support/makeFolder';

const tools = readSystemTools();
const missing = (...names: SystemTool[]): boolean => names.some((name) => !tools.has(name));

function createClaim(id: string, trial: Trial | Trial[], files: Claim['files']): Claim {
  return { id, trials: Array.isArray(trial) ? trial : [trial], files, examples: {} };
}

async function judge(trial: Trial | Trial[], files: Claim['files']): Promise<ClaimVerdict> {
  const [verdict] = await tryClaims([createClaim('tool/case', trial, files)], tools);
  return verdict!;
}

const BOOK = { 'contract.ws': 'type Book {\n  title: String\n}\n' };
const BROKEN = { 'contract.ws': 'type Book {' };
const TWO = { ...BOOK, 'other.ws': 'type Other { title: String }\n' };
const CLASH = { 'contract.ws': 'type Book { title: String } endpoint Book GET /book -> { 200 -> Book }\n' };
const RETURN = { 'contract.ws': 'endpoint Return GET /call -> { 200 -> String }\n' };
const AVRO = { 'a.json': '{"type":"record","name":"A","fields":[{"name":"a","type":"int"}]}' };
const ODD_AVRO = { 'a.json': '{"type":"record","name":"A.1","fields":[{"name":"a-b","type":"int"}]}' };
const COMPILE = ['compile', '<contract.ws', '-l', 'Wirespec'];

/** True claims: what each one shows, its trial and its files. */
const TRUE_CLAIMS: [what: string, Trial, Claim['files']][] = [
  [
    'a generated file is named by a part of its path in any case, and runs of whitespace count as one space',
    { try: 'emit', for: ['java'], writes: { '/book.JAVA': ['record Book ( String title )'] } },
    BOOK,
  ],
  ['an empty path means every file', { try: 'emit', for: ['java'], writes: { '': ['Book', 'Other'] } }, TWO],
  ['a file lacks a string', { try: 'emit', for: ['java'], omits: { 'Book.java': ['Integer'] } }, BOOK],
  ['a file is not written', { try: 'emit', for: ['java'], lacks: ['Wirespec.java', 'Other.java'] }, BOOK],
  [
    'a trial compiles one file of the folder',
    { try: 'emit', for: ['java'], contract: 'other.ws', lacks: ['Book'] },
    TWO,
  ],
  [
    'a trial compiles a subfolder',
    { try: 'emit', for: ['java'], folder: 'a', lacks: ['Book'] },
    { ...BOOK, 'a/other.ws': TWO['other.ws'] },
  ],
  [
    'the shared code is written',
    { try: 'emit', for: ['java'], shared: true, writes: { 'Wirespec.java': ['interface'] } },
    BOOK,
  ],
  ['the compiler refuses a contract', { try: 'emit', for: ['java'], fails: 'Next Token cannot be null' }, BROKEN],
  ['the output of a generation', { try: 'emit', for: ['java:ir'], writes: { 'Book.java': ['validate()'] } }, BOOK],
  [
    'generated TypeScript does not compile',
    { try: 'compile', for: ['typescript', 'typescript:ir'], error: 'endpoint/Book.ts: TS2395' },
    CLASH,
  ],
  [
    'a program does not compile with the generated TypeScript',
    { try: 'compile', for: ['typescript'], program: 'program.ts', error: 'program.ts: TS2322' },
    { ...BOOK, 'program.ts': "import { Book } from './model/Book'; const book: Book = { title: 1 }; export { book };" },
  ],
  [
    'an option of tsc',
    { try: 'compile', for: ['typescript'], program: 'program.ts', options: { noUnusedLocals: true }, error: 'TS6133' },
    { ...BOOK, 'program.ts': 'export {}; const unused = 1;' },
  ],
  ['generated Scala does not parse', { try: 'compile', for: ['scala'], error: 'Return.scala: ' }, RETURN],
  [
    'an Avro schema does not load',
    { try: 'compile', for: ['avro'], error: 'undefined type name: Kind' },
    { 'contract.ws': 'type Book { kind: Kind } enum Kind { NOVEL }' },
  ],
  [
    'an OpenAPI document has an unresolved reference',
    { try: 'compile', for: ['openapi-v3'], error: "Can't resolve #/components/headers/Iterable" },
    { 'contract.ws': 'endpoint Get GET /get -> { 200 -> String # { names: String[] } }' },
  ],
  [
    'an OpenAPI document breaks its schema',
    {
      try: 'compile',
      for: ['openapi-v2'],
      error: "/paths/~1get~1{isbn}/parameters/0 must have required property 'required'",
    },
    { 'contract.ws': 'endpoint Get GET /get/{isbn: String} -> { 200 -> String }' },
  ],
  [
    'a written contract does not compile',
    { try: 'compile', for: ['wirespec'], error: 'WirespecIdentifier expected' },
    { 'contract.ws': 'type Copy { `2nd`: String }' },
  ],
  [
    'a document is converted',
    { try: 'convert', from: 'avro', document: 'a.json', writes: ['type A { a: Integer32 }'], omits: ['String'] },
    AVRO,
  ],
  [
    'a document is converted to another language',
    { try: 'convert', from: 'avro', document: 'a.json', languages: ['Java'], writes: ['record A'] },
    AVRO,
  ],
  [
    'the compiler refuses what a converter writes',
    { try: 'convert', from: 'avro', document: 'a.json', refused: 'expected, not' },
    ODD_AVRO,
  ],
  [
    'a document is refused',
    { try: 'convert', from: 'avro', document: 'a.json', fails: 'Unexpected' },
    { 'a.json': '[' },
  ],
  [
    'a command prints',
    { try: 'command', words: COMPILE, prints: ['type Book { title: String }'], hides: ['Other'] },
    BOOK,
  ],
  [
    'a command fails',
    {
      try: 'command',
      process: true,
      words: ['compile', '-i', 'contract.ws'],
      exitCode: 1,
      prints: ['File does not exist'],
    },
    BOOK,
  ],
  [
    'a command writes files, in memory',
    {
      try: 'command',
      words: ['compile', '-i', '/contract.ws', '-o', '/out', '-l', 'Java'],
      writes: { 'Book.java': 'String title' },
      lacks: ['Other.java'],
    },
    TWO,
  ],
  [
    'a command writes files, in its own process',
    {
      try: 'command',
      process: true,
      words: ['compile', '-i', './contract.ws', '-o', './out', '-l', 'Java'],
      writes: { 'Book.java': 'String title' },
      lacks: ['Other.java'],
    },
    TWO,
  ],
  [
    'a command gets input',
    {
      try: 'command',
      process: true,
      words: ['compile', '-l', 'Wirespec'],
      input: 'type Fed { a: String }',
      hides: ['Fed'],
      prints: ['No input'],
    },
    {},
  ],
];

it.each(TRUE_CLAIMS)('accepts that %s', async (_what, trial, files) => {
  expect(await judge(trial, files)).toMatchObject({ state: 'holds', problems: [] });
});

it('reads a contract of several lines as one argument of a command', async () => {
  const trial: Trial = { try: 'command', words: COMPILE, prints: ['Book { title: String }'] };
  expect((await judge(trial, BOOK)).observed.join()).toContain('type Book {\n  title: String\n}');
});

it('says what a converter wrote and what the compiler says about it', async () => {
  const { observed } = await judge({ try: 'convert', from: 'avro', document: 'a.json', refused: 'expected' }, ODD_AVRO);
  expect(observed.join()).toMatch(/^type .*\n[^]*expected, not: .*$/);
});

describe('a program of a claim', () => {
  const runProgram = async (...programs: string[]): Promise<ClaimVerdict[]> => {
    const claims = programs.map((text, index) => {
      const name = `program${index}.mjs`;
      // Programs are imported from the folder of their claim.
      const id = path.relative(CLAIMS, makeFolder({ [name]: text }));
      return createClaim(id, { try: 'script', script: name }, { [name]: text });
    });
    return tryClaims(claims, tools);
  };

  it('holds if it does not throw, whatever it and the others print', async () => {
    const verdicts = await runProgram("console.log('{}'); throw new TypeError('Wrong.');", "console.log('{');");
    expect(verdicts.map(({ state }) => state)).toEqual(['fails', 'holds']);
    expect(verdicts[0]?.problems.join()).toContain('script: the program throws. Observed: TypeError: Wrong.');
  });

  it('fails if it ends the process, and so do those after it', async () => {
    const verdicts = await runProgram('', "console.error('No memory is left.'); process.exit(3);", '');
    expect(verdicts.map(({ state }) => state)).toEqual(['holds', 'fails', 'fails']);
    expect(verdicts[1]?.problems.join()).toContain(
      'script: Node ended with exit code 3 before this program ended. Observed: {}\nNo',
    );
  });
});

/**
 * Claims about code that a tool of the system compiles or runs: the tools, what each one shows, its trial and its
 * files.
 */
const TRUE_CLAIMS_OF_SYSTEM_TOOLS: [needed: SystemTool[], what: string, Trial, Claim['files']][] = [
  [
    ['javac'],
    'generated Java does not compile',
    { try: 'compile', for: ['java'], error: 'endpoint/Request.java: interface Request is already defined' },
    { 'contract.ws': 'endpoint Request GET /find -> { 200 -> String }' },
  ],
  [
    ['javac'],
    'generated Kotlin does not compile',
    { try: 'compile', for: ['kotlin:ir'], error: "conflicting import: imported name 'Book' is ambiguous" },
    CLASH,
  ],
  [
    ['rustc'],
    'generated Rust does not compile',
    { try: 'compile', for: ['rust'], error: 'E0255 the name `Book`' },
    CLASH,
  ],
  [
    ['python3'],
    'generated Python cannot be imported',
    { try: 'compile', for: ['python:ir'], error: 'SyntaxError: invalid syntax' },
    RETURN,
  ],
  [
    ['python3'],
    'a program that uses generated Python raises an exception',
    {
      try: 'compile',
      for: ['python:ir'],
      program: 'program.py',
      error: "TypeError: Book.__init__() missing 1 required positional argument: 'title'",
    },
    { ...BOOK, 'program.py': 'from library.model import Book\nBook()\n' },
  ],
];

describe('with tools of the system', () => {
  for (const [needed, what, trial, files] of TRUE_CLAIMS_OF_SYSTEM_TOOLS) {
    it.skipIf(missing(...needed))(
      `accepts that ${what}`,
      async () => {
        expect(await judge(trial, files)).toMatchObject({ state: 'holds', problems: [] });
      },
      120_000,
    );
  }

  it.skipIf(missing('javac'))(
    'compiles contracts for one language together, and finds the errors of each',
    async () => {
      const error = 'Nonsense';
      const claims = [
        // A syntax error stops javac before it checks types.
        createClaim(
          'java/syntax',
          { try: 'compile', for: ['java'], error },
          { 'contract.ws': 'endpoint Return GET /call -> { 200 -> String }' },
        ),
        createClaim(
          'java/types',
          { try: 'compile', for: ['java'], error },
          { 'contract.ws': 'endpoint Request GET /find -> { 200 -> String }' },
        ),
        createClaim('java/sound', { try: 'compile', for: ['java'], error }, BOOK),
      ];
      const verdicts = await tryClaims(claims, tools);
      expect(verdicts.map(({ observed }) => observed.join())).toEqual([
        expect.stringContaining('endpoint/Return.java: '),
        expect.stringContaining('endpoint/Request.java: interface Request is already defined'),
        'no error',
      ]);
    },
  );
});
