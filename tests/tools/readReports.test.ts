import path from 'node:path';
import { expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport } from '../../tools/test/readReports';
import { makeFolder } from '../support/makeFolder';

const OK = { exitCode: 0, output: '' };
const BAD = { exitCode: 1, output: 'stack\n' };

/** Writes the report of a test runner into a file, and returns its path. */
function writeReport(report: unknown): string {
  return path.join(makeFolder({ 'report.json': JSON.stringify(report) }), 'report.json');
}

const VITEST = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };
const PLAYWRIGHT = { stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 2 }, errors: [], suites: [] };

it('counts the tests of vitest', () => {
  expect(readVitestReport(writeReport(VITEST), OK)).toMatchObject({ passed: 5, failed: 0, skipped: 2 });
});

it('counts a test file that could not be loaded as a failure', () => {
  const report = { ...VITEST, testResults: [{ name: '/a.test.ts', status: 'failed', assertionResults: [] }] };
  expect(readVitestReport(writeReport(report), BAD)).toMatchObject({ passed: 5, failed: 1 });
});

it('counts the tests of Playwright, flaky ones as failed', () => {
  const report = { ...PLAYWRIGHT, stats: { ...PLAYWRIGHT.stats, unexpected: 1, flaky: 2 } };
  expect(readPlaywrightReport(writeReport(report), BAD)).toMatchObject({ passed: 7, failed: 3, skipped: 2 });
});

it('reports a test that passed only at its second attempt, with the message of the first', () => {
  const tests = [{ status: 'flaky', annotations: [], results: [{ error: { message: 'late\n\n  + menu' } }, {}] }];
  const specs = [{ title: 'opens', file: 'menu.spec.ts', line: 7, tests }];
  const report = { ...PLAYWRIGHT, stats: { ...PLAYWRIGHT.stats, flaky: 1 }, suites: [{ suites: [{ specs }] }] };
  expect(readPlaywrightReport(writeReport(report), OK)).toMatchObject({
    failed: 1,
    failures: ['(passed at the second attempt) menu.spec.ts:7 › opens: late\n        + menu'],
  });
});

it('counts a runner that exits with an error, but reports no failed test, as one failure', () => {
  expect(readPlaywrightReport(writeReport(PLAYWRIGHT), BAD)).toMatchObject({ passed: 7, failed: 1 });
  expect(readVitestReport(writeReport(VITEST), BAD)).toMatchObject({ passed: 5, failed: 1 });
});

it('names failed tests, with their positions and messages without the stack', () => {
  const broken = {
    status: 'failed',
    ancestorTitles: ['a page'],
    title: 'has a title',
    failureMessages: ['no\n- 1\n\n+ 2\n    at x'],
  };
  const testResults = [
    { name: path.resolve('tests/a.test.ts'), status: 'failed', assertionResults: [broken] },
    { name: path.resolve('tests/b.test.ts'), status: 'failed', assertionResults: [] },
  ];
  expect(readVitestReport(writeReport({ ...VITEST, numFailedTests: 1, testResults }), BAD).failures).toEqual([
    'tests/a.test.ts › a page › has a title: no\n      - 1\n      + 2',
    'tests/b.test.ts: could not be loaded',
  ]);

  const tests = [
    { status: 'unexpected', annotations: [], results: [{ error: { message: '\u001B[31mslow\u001B[39m\n    at y' } }] },
  ];
  const specs = [{ title: 'opens', file: 'menu.spec.ts', line: 7, tests }];
  const browser = { ...PLAYWRIGHT, errors: [{ message: 'no server' }], suites: [{ suites: [{ specs }] }] };
  expect(readPlaywrightReport(writeReport(browser), BAD).failures).toEqual([
    'no server',
    'menu.spec.ts:7 › opens: slow',
  ]);
});

it('counts a runner without a report as one failure and keeps its output', () => {
  const outcome = readVitestReport('/nowhere/report.json', BAD);
  expect(outcome).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
  expect(outcome.output).toContain('stack');
});

it('lists the skipped tests by reason', () => {
  const skip = { status: 'skipped', ancestorTitles: ['with a javac'], title: 'compiles' };
  const unit = {
    ...VITEST,
    testResults: [{ name: '/a.test.ts', status: 'passed', assertionResults: [skip, { ...skip, title: 'runs' }] }],
  };
  expect(readVitestReport(writeReport(unit), OK).output).toContain('  · skipped 2: with a javac\n');

  const tests = [{ status: 'skipped', annotations: [{ type: 'skip', description: 'There is no nginx.' }] }];
  const specs = [{ title: 'serves', tests }];
  const browser = { ...PLAYWRIGHT, suites: [{ suites: [{ specs }] }] };
  expect(readPlaywrightReport(writeReport(browser), OK).output).toContain('  · skipped 1: There is no nginx.\n');
});
