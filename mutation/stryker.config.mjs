/** Configuration of `npm run check:mutants`. Paths are relative to the root of the repository. */
export default {
  mutate: ['{tools,lib}/claims/**/*.ts', 'lib/{compiler,samples}/**/*.ts', '!**/__tests__/**', '!**/*.d.ts'],
  plugins: [
    './mutation/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js',
    './mutation/node_modules/@stryker-mutator/typescript-checker/dist/src/index.js',
  ],
  checkers: ['typescript'],
  tsconfigFile: 'mutation/tsconfig.json',
  testRunner: 'vitest',
  vitest: { configFile: 'mutation/vitest.config.mjs' },
  coverageAnalysis: 'perTest',
  // Without this, a run that is slow on a busy machine counts as a mutant that never ends, and so as killed.
  timeoutMS: 30_000,
  // Mutants of constants in modules are skipped, because each would need a new process for every test file.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.cache/mutation/sandbox',
  ignorePatterns: ['build', '.docusaurus', 'tests/fixture-site/build', '.cache', 'test-results'],
  reporters: ['clear-text', 'progress', 'json'],
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  concurrency: 2,
  thresholds: { high: 95, low: 90, break: 90 },
};
