import { beforeEach, expect, it, vi } from 'vitest';
import { REPORT_PREFIX, summarize } from '../../tools/test/outcome';
import { runSteps } from '../../tools/test/runSteps';
import { Problem } from '../../tools/support/Problem.mjs';

let shown: string;

beforeEach(() => {
  shown = '';
  vi.spyOn(console, 'log').mockImplementation((text: string) => {
    shown += `${text}\n`;
  });
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    shown += String(text);

    return true;
  });
});

const passing = {
  name: 'lint',
  title: 'Code',
  run: () => Promise.resolve({ passed: 1, failed: 0, skipped: 0, output: 'all is well' }),
};

it('continues after a failing step, adds everything up and shows only the output of failed steps', async () => {
  const failing = {
    name: 'unit',
    title: 'Unit tests',
    run: () => Promise.resolve({ passed: 10, failed: 2, skipped: 1, output: 'expected 1, got 2' }),
  };
  const total = await runSteps([failing, passing]);

  expect(summarize(total)).toBe('11 passed, 2 failed, 1 skipped');
  expect(shown).toMatch(/FAILED {2}Unit tests \(.* s\)\n {2}✗ Unit tests\nexpected 1, got 2\n/);
  expect(shown).toMatch(/ok {6}Code \(.* s\)\n/);
  expect(shown).not.toContain('all is well');
});

it('lists the failed tests of a step, or the step itself, below the step and in the summary', async () => {
  const outcome = { passed: 0, failed: 1, skipped: 0, output: '' };
  const unit = {
    ...passing,
    name: 'unit',
    run: () => Promise.resolve({ ...outcome, failures: ['a.test.ts › fails'] }),
  };
  const build = { ...passing, name: 'build', title: 'Build', run: () => Promise.resolve(outcome) };

  expect((await runSteps([unit, build, passing])).failures).toEqual(['a.test.ts › fails', 'Build']);
  expect(shown).toMatch(/FAILED {2}Code \(.* s\)\n {2}✗ a\.test\.ts › fails\n/);
  expect(shown).toMatch(/FAILED {2}Build \(.* s\)\n {2}✗ Build\n/);
});

it('shows the report lines of a step that passed', async () => {
  const measuring = {
    ...passing,
    run: () => Promise.resolve({ passed: 1, failed: 0, skipped: 0, output: `one\n${REPORT_PREFIX}2 of 3\nfour\n` }),
  };
  await runSteps([measuring]);

  expect(shown).toContain(`${REPORT_PREFIX}2 of 3\n`);
  expect(shown).not.toContain('four');
});

it('counts a step that crashes as one failure and shows why', async () => {
  const crashing = { name: 'build', title: 'Build', run: () => Promise.reject(new Error('out of memory')) };
  const refusing = { name: 'browser', title: 'Browser', run: () => Promise.reject(new Problem('No Chromium.', 'log')) };

  expect(summarize(await runSteps([crashing, refusing, passing]))).toBe('1 passed, 2 failed');
  expect(shown).toContain('Error: out of memory');
  expect(shown).toContain('log\nNo Chromium.');
});

it('passes the outcomes of previous steps to a step', async () => {
  const seen: string[] = [];
  const curious = {
    name: 'browser',
    title: 'Browser',
    run: (done: ReadonlyMap<string, unknown>) => {
      seen.push(...done.keys());

      return passing.run();
    },
  };
  await runSteps([passing, curious]);
  expect(seen).toEqual(['lint']);
});

it('mentions skipped tests only when there are some', () => {
  expect(summarize({ passed: 3, failed: 0, skipped: 0, output: '' })).toBe('3 passed, 0 failed');
  expect(summarize({ passed: 3, failed: 0, skipped: 2, output: '' })).toBe('3 passed, 0 failed, 2 skipped');
});

it('runs lanes in parallel, the steps of each lane in order, and all other steps afterwards', async () => {
  const log: string[] = [];
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const step = (name: string, lane?: 'builds' | 'checks', wait?: Promise<void>) => ({
    ...passing,
    name,
    ...(lane === undefined ? {} : { lane }),
    run: async () => {
      log.push(`${name} begins`);
      await wait;
      if (name === 'types') release();
      log.push(`${name} ends`);

      return passing.run();
    },
  });
  // The first step ends only because a step of the other lane runs at the same time.
  const steps = [
    step('contracts', 'builds', isReleased),
    step('build', 'builds'),
    step('types', 'checks'),
    step('unit'),
  ];

  expect(summarize(await runSteps(steps))).toBe('4 passed, 0 failed');
  expect(log.slice(0, 3)).toEqual(['contracts begins', 'types begins', 'types ends']);
  expect(log.indexOf('build begins')).toBeGreaterThan(log.indexOf('contracts ends'));
  expect(log.slice(-2)).toEqual(['unit begins', 'unit ends']);
});
