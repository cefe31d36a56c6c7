/**
 * Configuration of `npm run check:mutants`. Paths are relative to the root of the repository. `tools/check-mutants.mjs`
 * adds the options that differ between the parts.
 */
export default {
  plugins: [
    './mutation/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js',
    './mutation/node_modules/@stryker-mutator/typescript-checker/dist/src/index.js',
  ],
  checkers: ['typescript'],
  tsconfigFile: 'mutation/tsconfig.json',
  testRunner: 'vitest',
  // Each part names its tests, so Vitest need not find out for each mutant which tests import the changed file.
  vitest: { configFile: 'mutation/vitest.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  // Without this, a run that is slow on a busy machine counts as a mutant that never ends, and so as killed.
  timeoutMS: 30_000,
  // The run without a mutant takes longer than the default of 5 minutes in `lib/compiler`, or on a busy machine.
  dryRunTimeoutMinutes: 60,
  // Mutants of constants in modules are skipped, because each would need a new process for every test file.
  ignoreStatic: true,
  incremental: true,
  tempDirName: '.cache/mutation/sandbox',
  ignorePatterns: ['build', '.docusaurus', 'tests/fixture-site/build', '.cache', 'test-results'],
  reporters: ['clear-text', 'progress', 'json'],
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  concurrency: 2,
  thresholds: { high: 95, low: 90, break: 90 },
};
