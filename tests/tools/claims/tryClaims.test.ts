import { expect, it } from 'vitest';
import type { Claim, Trial } from '../../../lib/claims';
import { tryClaims } from '../../../tools/claims/tryClaims';

function createClaim(trial: Trial, files: Claim['files']): Claim {
  return { id: 'tool/case', trials: [trial], files, examples: {} };
}

async function judge(trial: Trial, files: Claim['files']) {
  const [verdict] = await tryClaims([createClaim(trial, files)], new Map());
  return verdict!;
}

const BOOK = { 'contract.ws': 'type Book { title: String }\n' };

it('says that a claim was skipped when a tool of the system is missing', async () => {
  expect(await judge({ try: 'compile', for: ['rust'], error: 'E0277' }, BOOK)).toMatchObject({
    state: 'skipped',
    trials: 0,
    problems: ['claims/tool/case (rust): rustc is not installed.'],
  });
});

it.each<[string, Trial, Claim['files'], string]>([
  [
    'a compiler accepts what it should refuse',
    { try: 'compile', for: ['typescript'], error: 'TS2300' },
    BOOK,
    'claims/tool/case (typescript): no error says "TS2300". It is: no error',
  ],
  [
    'the contract of a defect does not compile itself',
    { try: 'compile', for: ['typescript'], error: 'TS2300' },
    { 'contract.ws': 'type Book {' },
    'the compiler refuses the contract',
  ],
  [
    'a file is written that should not be',
    { try: 'emit', for: ['java'], lacks: ['Book.java'] },
    BOOK,
    'Book.java is written',
  ],
  [
    'an emitter does not fail',
    { try: 'emit', for: ['java'], fails: 'Cannot' },
    BOOK,
    'java does not fail with "Cannot"',
  ],
  [
    'a converter accepts a document',
    { try: 'convert', from: 'avro', document: 'a.json', fails: 'Unknown' },
    { 'a.json': '{"type":"record","name":"A","fields":[{"name":"a","type":"int"}]}' },
    'the document is not refused with "Unknown"',
  ],
  [
    'a command prints something else',
    { try: 'command', words: ['compile', '<contract.ws', '-l', 'Wirespec'], prints: ['nothing'], hides: ['Book'] },
    BOOK,
    'it does not print "nothing"; it prints "Book"',
  ],
  [
    'the language server answers something else',
    { try: 'language-server', steps: [{ open: 'contract.ws', messages: ['wrong'] }] },
    BOOK,
    'the messages are contract.ws: []',
  ],
  [
    'a program cannot be imported',
    { try: 'script', script: 'missing.mjs' },
    {},
    'the program throws. It is: Error: Cannot find module',
  ],
])('fails when %s', async (_what, trial, files, problem) => {
  const verdict = await judge(trial, files);
  expect(verdict.state).toBe('fails');
  expect(verdict.problems.join()).toContain(problem);
});
