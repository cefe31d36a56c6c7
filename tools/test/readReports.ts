import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { REPOSITORY } from '../support/paths.mjs';
import type { CommandResult } from '../support/runCommand.mjs';
import { createFailure, type Outcome, REPORT_PREFIX } from './outcome';

/** Exit code and output of a test runner. */
type RunResult = Pick<CommandResult, 'exitCode' | 'output'>;

interface Counts extends Pick<Outcome, 'passed' | 'failed' | 'skipped'> {
  /** One entry per skipped test: the reason, or what the test needs. */
  skips: string[];
  failures: string[];
}

/**
 * Counts the tests of a Vitest run. Without a valid report, the run counts as one failure.
 *
 * @param reportFile - path of its JSON report; a report of an earlier run must have been deleted
 */
export function readVitestReport(reportFile: string, result: RunResult): Outcome {
  return readReport(reportFile, result, (text) => {
    // The cast is safe: Vitest wrote this file.
    const { testResults, ...report } = JSON.parse(text) as JsonTestResults;
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);

    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + testResults.filter(isBroken).length,
      skipped: report.numPendingTests + report.numTodoTests,
      // The report contains no reasons, but the title of the outermost suite names what the tests need.
      skips: tests.flatMap(({ status, ancestorTitles, title }) =>
        ['skipped', 'pending', 'todo'].includes(status) ? [ancestorTitles[0] ?? title] : [],
      ),
      failures: testResults.flatMap(listVitestFailures),
    };
  });
}

/**
 * Counts the tests of a Playwright run. A flaky test counts as failed, with the message of its first attempt. Without a
 * valid report, the run counts as one failure.
 *
 * @param reportFile - path of its JSON report; a report of an earlier run must have been deleted
 */
export function readPlaywrightReport(reportFile: string, result: RunResult): Outcome {
  return readReport(reportFile, result, (text) => {
    // The cast is safe: Playwright wrote this file.
    const { stats, errors, suites } = JSON.parse(text) as JSONReport;
    const tests = suites
      .flatMap(listSpecs)
      .flatMap(({ tests: runs, ...spec }) => runs.map((run) => ({ ...spec, ...run })));

    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
      skips: tests.flatMap(({ status, title, annotations }) =>
        status === 'skipped' ? [annotations.find(({ type }) => type === 'skip')?.description ?? title] : [],
      ),
      failures: [
        ...errors.map(({ message }) => shortenMessage(message)),
        ...tests.filter(({ status }) => status === 'unexpected').map(describeRun),
        ...tests
          .filter(({ status }) => status === 'flaky')
          .map((run) => `(passed at the second attempt) ${describeRun(run)}`),
      ],
    };
  });
}

type Run = Pick<JSONReportSpec, 'file' | 'line' | 'title'> & JSONReportSpec['tests'][number];

function describeRun({ file, line, title, results }: Run): string {
  return `${file}:${line} › ${title}: ${shortenMessage(results[0]?.error?.message)}`;
}

type VitestFile = JsonTestResults['testResults'][number];

/** Returns whether a test file could not be loaded, so that it has no tests to count. */
function isBroken({ status, assertionResults }: VitestFile): boolean {
  return status === 'failed' && assertionResults.length === 0;
}

function listVitestFailures(file: VitestFile): string[] {
  const location = path.relative(REPOSITORY, file.name);
  if (isBroken(file)) return [`${location}: could not be loaded`];

  return file.assertionResults.flatMap(({ status, ancestorTitles, title, failureMessages }) =>
    status === 'failed'
      ? [`${[location, ...ancestorTitles, title].join(' › ')}: ${shortenMessage(failureMessages?.[0])}`]
      : [],
  );
}

/** Lists the specs of a suite and of nested suites. */
function listSpecs({
  suites = [],
  specs = [],
}: Partial<Pick<JSONReport['suites'][number], 'suites' | 'specs'>>): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(listSpecs)];
}

/** Maximum number of lines of a message. They are enough for the difference between two short values. */
const MESSAGE_LINES = 12;

/** Returns the lines of a message above its stack, at most `MESSAGE_LINES`, without color codes and empty lines. */
function shortenMessage(message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const stack = lines.findIndex((line) => /^\s+at /.test(line));
  const shown = (stack === -1 ? lines : lines.slice(0, stack)).filter((line) => line.trim() !== '');

  return shown.slice(0, MESSAGE_LINES).join('\n      ') || 'no message';
}

/** @returns an outcome whose output ends with a report line for each reason to skip tests */
function readReport(reportFile: string, { exitCode, output }: RunResult, count: (text: string) => Counts): Outcome {
  try {
    const { skips, ...counts } = count(readFileSync(reportFile, 'utf8'));
    const lines = [...new Set(skips)].map(
      (reason) => `${REPORT_PREFIX}skipped ${skips.filter((skip) => skip === reason).length}: ${reason}\n`,
    );
    // A runner may fail although all its tests passed, because of an unhandled error or a crash at the end. This counts
    // as one failure.
    const failed = exitCode !== 0 && counts.failed === 0 ? 1 : counts.failed;

    return { ...counts, failed, output: `${output}\n${lines.join('')}` };
  } catch (error) {
    return createFailure(
      `${output}\nThe test runner wrote no valid report to ${reportFile} (${String(error)}), so the run counts as one failure. The output above may show the reason.\n`,
    );
  }
}
