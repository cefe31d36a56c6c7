import { expect, it } from 'vitest';
import type { Claim, Trial } from '../../../lib/claims';
import { STEP_KEYS, TRIAL_KEYS } from '../../../lib/claims/claimSchema';
import { readSystemTools, type SystemTool } from '../../../tools/claims/systemTools';
import { tryClaims } from '../../../tools/claims/tryClaims';

function createClaim(trial: Trial, files: Claim['files']): Claim {
  return { id: 'tool/case', trials: [trial], files, examples: {} };
}

async function judge(trial: Trial, files: Claim['files'], tools: ReadonlyMap<SystemTool, string> = new Map()) {
  const [verdict] = await tryClaims([createClaim(trial, files)], tools);
  return verdict!;
}

const BOOK = { 'contract.ws': 'type Book { title: String }\n' };

it('reports a claim as skipped if a system tool is missing', async () => {
  expect(await judge({ try: 'compile', for: ['rust'], error: 'E0277' }, BOOK)).toMatchObject({
    state: 'skipped',
    trials: 0,
    problems: ['claims/tool/case/claim.yaml (rust): rustc is not installed.'],
  });
});

const AVRO = { 'a.json': '{"type":"record","name":"A","fields":[{"name":"a","type":"int"}]}' };
/** Its field is converted to a name that contracts cannot have. */
const ODD_AVRO = { 'a.json': '{"type":"record","name":"A.1","fields":[{"name":"a-b","type":"int"}]}' };
const BROKEN = { 'contract.ws': 'type Book {' };
const TWO = { ...BOOK, 'other.ws': 'type Other { title: String }\n' };
const COMPILE = ['compile', '<contract.ws', '-l', 'Wirespec'];

const PATH = { 'contract.ws': 'endpoint A GET /a/{id: String} -> { 200 -> String }\n' };
const CLASH = {
  'contract.ws': 'type A { a: String } endpoint A GET /a -> { 200 -> A }\n',
  'other.ws': 'type B { b: String }\n',
};
const OUTSIDE_ASCII = {
  'contract.ws': '// Café\ntype Book { title: Text }\n',
  'next.ws': 'type Book { title: String }\n',
};
const OPENED = { open: 'contract.ws', messages: [] };
const DEFINITION = { request: 'textDocument/definition', at: 'contract.ws:1:6' };

/** A command that writes Java, and claims that exactly one file has a path with this end and holds this text. */
const WRITES_JAVA = (file: string, text: string): Trial => ({
  try: 'command',
  words: ['compile', '-i', '/', '-o', '/out', '-l', 'Java'],
  writes: { [file]: text },
});

/**
 * Claims that are false on purpose: the key that makes each one false, the trial, its files, and part of the problem.
 */
const FALSE_CLAIMS: [key: string, Trial, Claim['files'], problem: string][] = [
  ['for', { try: 'emit', for: ['java', 'kotlin'], lacks: ['Book.kt'] }, BOOK, '(kotlin): lacks: Book.kt is written'],
  [
    'folder',
    { try: 'emit', folder: 'a', for: ['java'], writes: { Book: ['title'] } },
    { 'b/b.ws': 'type A {}' },
    'java',
  ],
  [
    'contract',
    { try: 'emit', for: ['java'], contract: 'other.ws', writes: { Book: [''] } },
    TWO,
    'writes: Book is not',
  ],
  ['shared', { try: 'emit', for: ['java'], shared: true, lacks: ['Wirespec.java'] }, BOOK, 'Wirespec.java is written'],
  ['writes', { try: 'emit', for: ['java'], writes: { 'Book.java': ['int'] } }, BOOK, 'writes: Book.java lacks "int"'],
  ['omits', { try: 'emit', for: ['java'], omits: { 'Book.java': ['title'] } }, BOOK, 'omits: Book.java has "title"'],
  ['omits', { try: 'emit', for: ['java'], omits: { 'None.java': ['x'] } }, BOOK, 'omits: None.java is not written'],
  ['lacks', { try: 'emit', for: ['java'], lacks: ['Book.java'] }, BOOK, 'lacks: Book.java is written'],
  ['fails', { try: 'emit', for: ['java'], fails: 'Cannot' }, BOOK, 'fails: java does not fail with "Cannot"'],
  ['fails', { try: 'emit', for: ['java'], fails: 'Nonsense' }, BROKEN, 'fails: java fails, but not with "Nonsense"'],
  [
    'fails',
    { try: 'emit', for: ['java'], writes: { Book: ['title'] } },
    BROKEN,
    '(java): java fails. Observed: Error: The',
  ],
  ['writes', { try: 'emit', for: ['java'], writes: { '': ['int'] } }, BOOK, 'writes: every file lacks "int"'],
  [
    'writes',
    { try: 'emit', for: ['java'], writes: { 'None.java': ['x'] } },
    TWO,
    'writes: None.java is not written, only library/model/Book.java, library/model/Other.java',
  ],
  ['error', { try: 'compile', for: ['typescript'], error: 'TS2300' }, BOOK, 'error: no error says "TS2300"'],
  ['error', { try: 'compile', for: ['typescript'], error: 'TS2300' }, BROKEN, 'the compiler refuses the contract'],
  [
    'program',
    { try: 'compile', for: ['typescript'], program: 'p.ts', error: 'TS2300' },
    { ...BOOK, 'p.ts': 'const wrong: number = "text";' },
    'TS2322',
  ],
  [
    'options',
    { try: 'compile', for: ['typescript'], program: 'p.ts', options: { noUnusedLocals: true }, error: 'TS2300' },
    { ...BOOK, 'p.ts': 'export {}; const unused = 1;' },
    'TS6133',
  ],
  [
    'for',
    {
      try: 'compile',
      for: ['typescript:ir', 'typescript'],
      options: { noUncheckedIndexedAccess: true },
      error: 'TS2345',
    },
    PATH,
    '(typescript): error: no error says "TS2345"',
  ],
  [
    'contract',
    { try: 'compile', for: ['typescript'], contract: 'other.ws', error: 'TS2300' },
    CLASH,
    'error: no error',
  ],
  [
    'folder',
    { try: 'compile', folder: 'a', for: ['typescript'], error: 'TS2300' },
    { 'b/b.ws': 'type A {}' },
    'typescript',
  ],
  [
    'folder',
    { try: 'convert', folder: 'a', from: 'avro', document: 'a.json', writes: ['A'] },
    AVRO,
    'has no file "a.json"',
  ],
  ['folder', { try: 'command', folder: 'a', words: COMPILE, prints: ['Book'] }, BOOK, 'has no file "contract.ws"'],
  ['folder', { try: 'language-server', folder: 'a', steps: [OPENED] }, BOOK, 'has no file "contract.ws"'],
  ['folder', { try: 'script', folder: 'a', script: 'check.mjs' }, { 'check.mjs': '' }, 'script: the program throws'],
  ['from', { try: 'convert', from: 'openapi-v3', document: 'a.json', writes: ['A'] }, AVRO, "'openapi' is missing"],
  [
    'writes',
    { try: 'convert', from: 'avro', document: 'a.json', writes: ['Nothing'] },
    AVRO,
    'writes: the result lacks',
  ],
  ['document', { try: 'convert', from: 'avro', document: 'b.json', writes: ['A'] }, AVRO, 'has no file "b.json"'],
  [
    'languages',
    { try: 'convert', from: 'avro', document: 'a.json', languages: ['Java'], omits: ['record'] },
    AVRO,
    'omits',
  ],
  ['options', { try: 'convert', from: 'avro', document: 'a.json', options: ['--no'], writes: ['A'] }, AVRO, '--no'],
  ['omits', { try: 'convert', from: 'avro', document: 'a.json', omits: ['type A'] }, AVRO, 'omits: the result has'],
  [
    'refused',
    { try: 'convert', from: 'avro', document: 'a.json', refused: 'x' },
    AVRO,
    'refused: the compiler does not',
  ],
  [
    'refused',
    { try: 'convert', from: 'avro', document: 'a.json', writes: ['A'] },
    ODD_AVRO,
    'refused: the compiler refuses',
  ],
  [
    'fails',
    { try: 'convert', from: 'avro', document: 'a.json', fails: 'Unknown' },
    AVRO,
    'fails: the converter does not',
  ],
  ['fails', { try: 'convert', from: 'avro', document: 'a.json', fails: 'Nonsense' }, { 'a.json': '[' }, 'but not with'],
  [
    'fails',
    { try: 'convert', from: 'avro', document: 'a.json', writes: ['A'] },
    { 'a.json': '[' },
    'claim.yaml: the converter refuses the document. Observed: ',
  ],
  ['words', { try: 'command', words: ['compile', '--no'], prints: ['Book'] }, BOOK, 'no such option --no'],
  [
    'exitCode',
    { try: 'command', words: COMPILE, exitCode: 3, prints: ['Book'] },
    BOOK,
    'exitCode: the command ended with 0',
  ],
  ['exitCode', { try: 'command', words: ['convert', 'Avro', '<a'], lacks: ['x'] }, { a: '[' }, 'exitCode: the command'],
  ['process', { try: 'command', process: true, words: ['--help'], exitCode: 3, hides: ['x'] }, BOOK, 'exitCode: the'],
  [
    'input',
    {
      try: 'command',
      process: true,
      words: ['compile', '-l', 'Wirespec'],
      input: 'type Fed { a: String }',
      prints: ['Fed'],
    },
    {},
    'prints: it does not print',
  ],
  ['prints', { try: 'command', words: COMPILE, prints: ['nothing'] }, BOOK, 'prints: it does not print "nothing"'],
  ['hides', { try: 'command', words: COMPILE, hides: ['Book'] }, BOOK, 'hides: it prints "Book"'],
  [
    'writes',
    { try: 'command', words: COMPILE, writes: { 'Book.ws': 'x' } },
    BOOK,
    'writes: Book.ws does not contain "x"',
  ],
  ['writes', WRITES_JAVA('Book.java', 'int title'), TWO, 'writes: Book.java does not contain "int title" but ['],
  ['writes', WRITES_JAVA('.java', 'String title'), TWO, 'writes: .java does not contain "String title" but ['],
  ['lacks', { try: 'command', words: COMPILE, lacks: ['contract.ws'] }, BOOK, 'lacks: contract.ws is written'],
  ['steps', { try: 'language-server', steps: [{ closes: 0 }, OPENED] }, BOOK, 'it ended with exit code 0'],
  ['open', { try: 'language-server', steps: [OPENED] }, BROKEN, 'messages: the server sends contract.ws'],
  [
    'messages',
    { try: 'language-server', steps: [{ ...OPENED, messages: ['wrong'] }] },
    BOOK,
    'messages: the server sends',
  ],
  [
    'request',
    { try: 'language-server', steps: [OPENED, { ...DEFINITION, request: 'textDocument/none', answers: ['range'] }] },
    BOOK,
    'answers: the response to textDocument/none lacks range',
  ],
  [
    'at',
    { try: 'language-server', steps: [OPENED, { ...DEFINITION, at: 'contract.ws:1:16', answers: ['range'] }] },
    BOOK,
    'answers: the response to textDocument/definition lacks range',
  ],
  [
    'params',
    {
      try: 'language-server',
      steps: [
        OPENED,
        { request: 'textDocument/rename', at: 'contract.ws:1:6', params: { newName: 'Tome' }, answers: ['Novel'] },
      ],
    },
    BOOK,
    'answers: the response to textDocument/rename lacks Novel',
  ],
  [
    'answers',
    { try: 'language-server', steps: [OPENED, { ...DEFINITION, answers: ['Nonsense'] }] },
    BOOK,
    'answers: the response to textDocument/definition lacks Nonsense',
  ],
  [
    'count',
    { try: 'language-server', steps: [OPENED, { ...DEFINITION, count: 7 }] },
    BOOK,
    'count: textDocument/definition has',
  ],
  [
    'notify',
    { try: 'language-server', steps: [{ notify: 'exit' }, { closes: 3 }] },
    BOOK,
    'closes: the server ends with',
  ],
  [
    'unreadable',
    { try: 'language-server', steps: [{ open: 'contract.ws' }, { open: 'next.ws' }, { unreadable: 'Nonsense' }] },
    OUTSIDE_ASCII,
    'unreadable: the server did not send "Nonsense"',
  ],
  ['closes', { try: 'language-server', steps: [{ closes: 3 }] }, BOOK, 'closes: the server ends with exit code'],
  [
    'script',
    { try: 'script', script: 'missing.mjs' },
    {},
    'script: the program throws. Observed: Error: Cannot find module',
  ],
];

it.each(FALSE_CLAIMS)('refuses a claim whose "%s" is false: %j', async (_key, trial, files, problem) => {
  const verdict = await judge(trial, files);
  expect(verdict.state).toBe('fails');
  expect(verdict.problems.join()).toContain('claims/tool/case/claim.yaml');
  expect(verdict.problems.join()).toContain(problem);
});

const tools = readSystemTools();

it.skipIf(!tools.has('javac'))(
  'refuses a claim about Kotlin that is compiled alone',
  async () => {
    const verdict = await judge({ try: 'compile', for: ['kotlin'], alone: true, error: 'Nonsense' }, BOOK, tools);
    expect(verdict.problems.join()).toContain('claims/tool/case/claim.yaml (kotlin): error: no error says "Nonsense"');
  },
  120_000,
);

it('has a false claim for every key of a trial and of a step', () => {
  // The first selects the schema. The third names files that have to exist, see readClaims.test.ts; "alone" is tried
  // above.
  const exceptions = ['try', 'compile alone', 'script example'];
  const keys = [
    ...Object.entries(TRIAL_KEYS).flatMap(([way, names]) => names.map((name) => ({ way, name }))),
    ...STEP_KEYS.map((name) => ({ way: 'language-server', name })),
  ];
  expect(
    keys
      .filter(({ way, name }) => !exceptions.includes(name) && !exceptions.includes(`${way} ${name}`))
      .filter(({ way, name }) => !FALSE_CLAIMS.some(([key, trial]) => key === name && trial.try === way))
      .map(({ way, name }) => `${way} ${name}`),
  ).toEqual([]);
});
