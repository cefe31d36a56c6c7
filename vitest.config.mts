import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

/**
 * Tests that replace modules or need an empty registry, such as that of behaviors. Each file runs in isolation, so that
 * it does not affect other files. Oxlint rejects `vi.mock` in files with other names.
 */
const ISOLATED_TESTS = ['**/*.isolated.test.{ts,tsx}'];

/** Tests of `lib`, claims and generated code, which share the loaded compiler. */
const COMPILER_TESTS = ['lib/**/__tests__/**/*.test.ts', 'tests/{claims,generated-code,unit}/**/*.test.ts'];

const EXCLUDED_TESTS = [...configDefaults.exclude, ...ISOLATED_TESTS];

/** Aliases that replace the Docusaurus modules that work only inside a Docusaurus application. */
const DOCUSAURUS_ALIASES = {
  alias: {
    '@docusaurus/Head': fileURLToPath(new URL('tests/support/Head.ts', import.meta.url)),
    '@docusaurus/theme-common': fileURLToPath(new URL('tests/support/themeCommon.ts', import.meta.url)),
    '@docusaurus/useBrokenLinks': fileURLToPath(new URL('tests/support/useBrokenLinks.ts', import.meta.url)),
  },
};

/** Flag that turns off Node's own `localStorage`, which would replace that of jsdom. Node 20 does not have the flag. */
const NO_STORAGE = '--no-experimental-webstorage';

/**
 * Creates the definition of the base path, which the bundler provides in a build. Each project needs a separate object,
 * because Vitest removes the values from it.
 */
const defineSite = () => ({ __webpack_public_path__: JSON.stringify('/') });

export default defineConfig({
  resolve: {
    alias: {
      '@site': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, ''),
      // Finds only the components of src/theme. Tests replace those of plugins.
      '@theme': fileURLToPath(new URL('src/theme', import.meta.url)),
    },
  },
  test: {
    projects: [
      { extends: true, test: { name: 'compiler', include: COMPILER_TESTS, exclude: EXCLUDED_TESTS } },
      {
        extends: true,
        define: defineSite(),
        resolve: DOCUSAURUS_ALIASES,
        test: {
          name: 'site',
          include: [
            '{config,plugins,src}/**/__tests__/**/*.test.{ts,tsx}',
            'tests/{faults,hosting,tools}/**/*.test.ts',
          ],
          exclude: EXCLUDED_TESTS,
        },
      },
      {
        extends: true,
        define: defineSite(),
        resolve: DOCUSAURUS_ALIASES,
        test: { name: 'isolated', include: ISOLATED_TESTS, isolate: true },
      },
    ],
    setupFiles: ['tests/support/realTimers.ts', 'tests/support/longWaits.ts'],
    environment: 'node',
    // Test files share their modules, because loading the compiler, TypeScript, jsdom or the theme takes longer than
    // most tests. Each test must undo its changes.
    isolate: false,
    maxWorkers: 2,
    execArgv: process.allowedNodeEnvironmentFlags.has(NO_STORAGE) ? [NO_STORAGE] : [],
    // The run fails if a `test.only` was left in the code.
    allowOnly: false,
    restoreMocks: true,
    // Time limits in milliseconds, long enough for compilers on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
