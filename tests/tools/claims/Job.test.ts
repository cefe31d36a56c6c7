import { describe, expect, it, vi } from 'vitest';
import type { Claim, Trial, TrialOf } from '../../../lib/claims';
import { failAllOnError } from '../../../tools/claims/failAllOnError';
import { generateCode, splitTarget } from '../../../tools/claims/generateCode';
import {
  createFinding,
  type Job,
  judgeFailure,
  listContractFiles,
  listTrialFiles,
  readTrialFile,
} from '../../../tools/claims/Job';
import { tryEmit } from '../../../tools/claims/runners/tryEmit';
import { listNeededTools } from '../../../tools/claims/systemTools';

const FILES = {
  'claim.yaml': 'top',
  'a.ws': 'A',
  'note.md': 'N',
  'b/claim.yaml': 'inner',
  'b/c.ws': 'C',
  'bc/d.ws': 'D',
};

function createJob(trial: Partial<Trial>, files: Claim['files'] = FILES): Job {
  // The cast is safe: these functions read only the given keys.
  const full = { try: 'emit', for: ['java'], ...trial } as Trial;
  return { claim: { id: 'java/case', trials: [full], files, examples: {} }, trial: full, target: 'java' };
}

describe('the files of a trial', () => {
  it('are those of the claim without claim.yaml', () => {
    expect(Object.keys(listTrialFiles(createJob({})))).toEqual([
      'a.ws',
      'note.md',
      'b/claim.yaml',
      'b/c.ws',
      'bc/d.ws',
    ]);
  });

  it('are those of its folder, with paths relative to it', () => {
    expect(listTrialFiles(createJob({ folder: 'b' }))).toEqual({ 'claim.yaml': 'inner', 'c.ws': 'C' });
  });

  it('are read by name, and a missing file is reported with its folder', () => {
    expect(readTrialFile(createJob({ folder: 'b' }), 'c.ws')).toBe('C');
    expect(() => readTrialFile(createJob({ folder: 'b' }), 'a.ws')).toThrow(
      'claims/java/case/b has no file "a.ws": add it, or correct its name in claim.yaml.',
    );
    expect(() => readTrialFile(createJob({}), 'c.ws')).toThrow(/^claims\/java\/case has no file "c\.ws"/);
  });

  it('contain the contract that it names, or all contracts if it names none', () => {
    expect(listContractFiles(createJob({ folder: 'b' }))).toEqual([{ path: 'c.ws', text: 'C' }]);
    expect(listContractFiles(createJob({})).map(({ path }) => path)).toEqual(['a.ws', 'b/c.ws', 'bc/d.ws']);
    expect(listContractFiles(createJob({ contract: 'a.ws' }))).toEqual([{ path: 'a.ws', text: 'A' }]);
  });
});

describe('a finding', () => {
  it('has no problem if the claim holds, and cuts long output', () => {
    expect(createFinding([], 'x'.repeat(2000))).toEqual({ observed: 'x'.repeat(2000) });
    expect(createFinding([], 'x'.repeat(2001))).toEqual({ observed: `${'x'.repeat(2000)} …` });
  });

  it('joins its problems, and quotes the beginning of the output', () => {
    expect(createFinding(['one', 'two'], 'x'.repeat(601))).toEqual({
      observed: 'x'.repeat(601),
      problem: `one; two. Observed: ${'x'.repeat(600)} …`,
    });
    expect(createFinding(['one'], '').problem).toBe('one. Observed: nothing');
  });

  it('accepts a failure only if the claim announces its message', () => {
    expect(judgeFailure('java fails', 'Wrong type', 'Wrong')).toEqual({ observed: 'Wrong type' });
    expect(judgeFailure('java fails', 'Wrong type', 'Other').problem).toBe(
      'fails: java fails, but not with "Other". Observed: Wrong type',
    );
    expect(judgeFailure('java fails', 'Wrong type', undefined).problem).toBe(
      'fails: java fails, but the claim does not expect this. Observed: Wrong type',
    );
  });
});

describe('a crash of a tool', () => {
  it.each([
    ['an Error', new Error('No memory.')],
    ['another value', 'No memory.'],
  ])('fails each trial that the tool was to try, if it throws %s', async (_what, thrown) => {
    const jobs = [createJob({}), createJob({ folder: 'b' })];
    const findings = await failAllOnError(jobs, vi.fn().mockRejectedValue(thrown));
    const finding = { observed: 'No memory.', problem: 'the trial could not be run: No memory.' };
    expect(jobs.map((job) => findings.get(job))).toEqual([finding, finding]);
  });
});

describe('generated code', () => {
  const BOOK = [{ path: 'book.ws', text: 'type Book { title: String }\n' }];
  const list = (...args: Parameters<typeof generateCode>) => generateCode(...args).map(({ path }) => path);

  it('has the package "library" unless another one is given', () => {
    expect(list(BOOK, 'java')).toEqual(['library/model/Book.java']);
    expect(list(BOOK, 'java', { packageName: 'shop' })).toEqual(['shop/model/Book.java']);
  });

  it('has the shared code only on request', () => {
    expect(list(BOOK, 'java', { shared: true }).join()).toContain('Wirespec.java');
    expect(list(BOOK, 'java', { shared: false }).join()).not.toContain('Wirespec.java');
  });

  it('differs between generations and between contracts', () => {
    const [first] = generateCode(BOOK, 'java');
    const [second] = generateCode(BOOK, 'java:ir');
    expect(first?.text).not.toBe(second?.text);
    expect(list([{ path: 'book.ws', text: 'type Tome { title: String }\n' }], 'java')).toEqual([
      'library/model/Tome.java',
    ]);
  });

  it('is generated once for the same contract', () => {
    expect(generateCode(BOOK, 'java', { packageName: 'once' })).toBe(
      generateCode(BOOK, 'java', { packageName: 'once' }),
    );
  });

  it('needs a target in the trial', () => {
    const { claim, trial } = createJob({}, { 'book.ws': 'type Book { title: String }\n' });
    // The cast is safe: `createJob` creates a trial of this kind.
    expect(() => tryEmit({ claim, trial: trial as TrialOf<'emit'> })).toThrow(
      'claims/java/case: a trial that generates code needs a target in "for".',
    );
  });

  it('has a target, which consists of an emitter and optionally a generation', () => {
    expect(splitTarget('java:ir')).toEqual(['java', 'ir']);
    expect(splitTarget('openapi-v3')).toEqual(['openapi-v3']);
  });
});

describe('a trial needs', () => {
  const compile: Trial = { try: 'compile', for: ['java'], error: 'x' };

  it.each([
    ['java', ['javac']],
    ['java:ir', ['javac']],
    ['kotlin', ['javac']],
    ['rust', ['rustc']],
    ['python:ir', ['python3']],
    ['typescript', []],
    ['scala', []],
  ] as const)('the tools of its target: %s', (target, needed) => {
    expect(listNeededTools(compile, target)).toEqual(needed);
    expect(listNeededTools({ try: 'emit', for: [target] }, target)).toEqual([]);
  });

  it('no tool without a target, and for a program the tools that it names', () => {
    expect(listNeededTools(compile, undefined)).toEqual([]);
    expect(listNeededTools({ try: 'script', script: 'a.mjs' }, undefined)).toEqual([]);
    expect(listNeededTools({ try: 'script', script: 'a.mjs', needs: ['rustc'] }, undefined)).toEqual(['rustc']);
  });
});
