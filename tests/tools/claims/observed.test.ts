import { describe, expect, it, vi } from 'vitest';
import type { Claim, SystemTool, Trial } from '../../../lib/claims';
import * as generator from '../../../tools/claims/generateCode';
import { readSystemTools } from '../../../tools/claims/systemTools';
import { type ClaimVerdict, tryClaims } from '../../../tools/claims/tryClaims';

// The output of a tool is what a maintainer sees when a claim fails, and what `npm run upgrade:compiler` compares.

const BOOK = { 'contract.ws': 'type Book { title: String }\n' };
const TWO = { ...BOOK, 'other.ws': 'type Other { title: String }\n' };
const CLASH = { 'contract.ws': 'type Book { title: String } endpoint Book GET /book -> { 200 -> Book }\n' };
const UNIT = { 'contract.ws': 'type Book { nothing: Unit }\n' };
const AVRO = { 'a.json': '{"type":"record","name":"A","fields":[{"name":"a","type":"int"}]}' };
const JAVA = 'package library.model;\n\npublic record Book (\n  String title\n) {\n};\n';

async function judge(trial: Trial, files: Claim['files'], tools = readSystemTools()): Promise<ClaimVerdict> {
  const [verdict] = await tryClaims([{ id: 'tool/case', trials: [trial], files, examples: {} }], tools);
  return verdict!;
}

const compile = (target: string): Trial => {
  // The cast is safe: all targets of this file exist.
  return { try: 'compile', for: [target], error: 'nonsense' } as Trial;
};

const OBSERVED: [what: string, Trial, Claim['files'], observed: string][] = [
  [
    'one line for each file with errors, in order',
    compile('typescript'),
    CLASH,
    'client.ts: TS2300\nendpoint/Book.ts: TS2395',
  ],
  ['a note if code compiles', compile('typescript'), BOOK, 'no error'],
  [
    'all messages of the compiler that refuses a contract',
    compile('typescript'),
    { 'contract.ws': 'type A {', 'other.ws': 'type B { c: Missing }' },
    'Next Token cannot be null, Cannot find reference: Missing',
  ],
  [
    'all errors of a schema',
    compile('avro'),
    { 'contract.ws': 'type A { a: String } type B { a: A } type C { a: A, b: B }\n' },
    'duplicate type name: A\nduplicate type name: B',
  ],
  [
    'the named files with their paths',
    { try: 'emit', for: ['java'], writes: { Book: ['title'] } },
    TWO,
    `library/model/Book.java\n${JAVA}`,
  ],
  [
    'all files that a part of a path names',
    { try: 'emit', for: ['java'], writes: { '.java': ['title'] } },
    TWO,
    `library/model/Book.java\n${JAVA}\nlibrary/model/Other.java\n${JAVA.replace('Book', 'Other')}`,
  ],
  [
    'only the paths if a trial names no file',
    { try: 'emit', for: ['java'], writes: { '': ['title'] } },
    TWO,
    'library/model/Book.java, library/model/Other.java',
  ],
  [
    'the converted contract without empty lines around it',
    { try: 'convert', from: 'avro', document: 'a.json', writes: ['type A'] },
    AVRO,
    'type A {\n  a: Integer32\n}\n\nchannel A -> A',
  ],
  [
    'the converted contract, and the messages of the compiler that refuses it',
    { try: 'convert', from: 'avro', document: 'a.json', refused: 'expected' },
    { 'a.json': AVRO['a.json'].replace('"A"', '"A.1"') },
    [
      'type A.1 {\n  a: Integer32\n}\n\nchannel A.1 -> A.1',
      'TypeDefinitionStart expected, not: Character at line 1 and position 7',
      'Colon expected, not: Character at line 5 and position 10',
    ].join('\n'),
  ],
  [
    'what a command prints, without empty lines around it',
    { try: 'command', words: ['compile', '<contract.ws', '-l', 'Wirespec'], prints: ['Book'] },
    { 'contract.ws': '\ntype Book { title: String }\n\n' },
    'Emitting Nodes from stdin \nEmitting Type Book\ntype Book {\n  title: String\n}',
  ],
];

it.each(OBSERVED)('a verdict contains %s', async (_what, trial, files, observed) => {
  expect((await judge(trial, files)).observed).toEqual([observed]);
});

it('a verdict contains an empty string for a job that could not run', async () => {
  expect((await judge(compile('rust'), BOOK, new Map())).observed).toEqual(['']);
});

describe('a job for which the compiler generates nothing', () => {
  it('fails with the message of the compiler if its code would be checked alone', async () => {
    expect((await judge(compile('avro'), UNIT)).problems).toEqual([
      expect.stringContaining(
        'the code could not be generated or checked. Observed: Error: The Avro emitter failed with an exception.',
      ),
    ]);
  });

  it.each(['java', 'kotlin', 'typescript'])('fails with the message of the compiler for %s', async (target) => {
    vi.spyOn(generator, 'generateCode').mockImplementation(() => {
      throw new Error('The emitter failed.');
    });
    const tools = new Map<SystemTool, string>([['javac', '17']]);
    const { state, problems } = await judge(compile(target), BOOK, tools);
    expect(state).toBe('fails');
    expect(problems.join()).toContain('The emitter failed.');
    expect(problems.join()).toContain('the compiler generates no code');
  });
});

it('contracts with different options of the compiler of TypeScript are compiled separately', async () => {
  const files = { ...BOOK, 'program.ts': 'export {}; const unused = 1;' };
  const trials = [true, false].map((noUnusedLocals): Trial => {
    return { try: 'compile', for: ['typescript'], program: 'program.ts', options: { noUnusedLocals }, error: 'TS6133' };
  });
  const claims = trials.map((trial, index) => ({ id: `tool/${index}`, trials: [trial], files, examples: {} }));
  const verdicts = await tryClaims(claims, new Map());
  expect(verdicts.map(({ state }) => state)).toEqual(['holds', 'fails']);
});
