import path from 'node:path';
import { expect, it } from 'vitest';
import { REPOSITORY } from '../../tools/support/paths.mjs';
import { makeFolder } from '../support/makeFolder';
import { readLine, runOxlint } from '../support/runOxlint';

/** Returns the line numbers that the rule reports in a test. */
function findLines(lines: readonly string[]): number[] {
  const folder = makeFolder({
    'a.test.ts': lines.join('\n'),
    '.oxlintrc.json': JSON.stringify({
      categories: { correctness: 'off' },
      jsPlugins: [path.join(REPOSITORY, 'tools/lint/noTimeAssertions.mjs')],
      rules: { 'tests/no-time-assertions': 'warn' },
    }),
  });
  const diagnostics = runOxlint(folder);
  expect(new Set(diagnostics.map(({ message }) => message.split(':', 1)[0]))).toEqual(
    new Set(['A test must not assert elapsed or processor time, which depends on the machine']),
  );
  return diagnostics.map(readLine).sort((one, other) => one - other);
}

it('refuses a test that asserts elapsed or processor time, and nothing else', () => {
  const wrong = [
    'expect(performance.now() - start).toBeLessThan(300);',
    'expect(elapsed).toBeLessThan(300);',
    'expect.soft(medianMs).toBeLessThan(300);',
    'expect(Math.max(...times.map(({ duration }) => duration))).toBeLessThan(50);',
    'const wait = Date.now() - start;',
  ];
  const right = [
    'expect(problems).toEqual([]);',
    'expect(run({ timeoutMs: 300 })).rejects.toThrow();',
    "expect(text).toBe('it took 3 ms');",
    "expect(describe('300 ms', `duration`)).toBe(3);",
    'const later = Date.now() / 1000 + 60;',
  ];
  const lines = findLines([...wrong, ...right]);
  expect([...new Set(lines)]).toEqual([1, 2, 3, 4, 5]);
});
