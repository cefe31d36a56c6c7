import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that replace modules, or that count on an empty registry: each has a process of its own, so that tests do not see what others put there. Oxlint refuses `vi.mock` in files of other names. */
const ISOLATED_TESTS = ['**/*.isolated.test.{ts,tsx}'];

/** Tests of the compiler and of what it makes. */
const COMPILER_TESTS = ['lib/**/__tests__/**/*.test.ts', 'tests/{claims,generated-code,unit}/**/*.test.ts'];

/** Tests of what the site does in browsers. They take their listeners away. */
const CLIENT_TESTS = [
  'src/{client,theme}/**/__tests__/**/*.test.ts',
  'src/{blocks,components,features}/**/__tests__/client.test.ts',
];
const ISOLATED_CLIENT_TESTS = ['src/{client,theme}/**/__tests__/**/*.isolated.test.ts'];

const NOT_SHARED = [...configDefaults.exclude, ...ISOLATED_TESTS];

/** Modules that need the site generator around them, and what replaces them. */
const GENERATOR = {
  alias: {
    '@docusaurus/Head': fileURLToPath(new URL('tests/support/Head.ts', import.meta.url)),
    '@docusaurus/theme-common': fileURLToPath(new URL('tests/support/themeCommon.ts', import.meta.url)),
    '@docusaurus/useBrokenLinks': fileURLToPath(new URL('tests/support/useBrokenLinks.ts', import.meta.url)),
  },
};

/** Newer versions of Node have a `localStorage` of their own, which would replace the one of jsdom. Node 20 does not know the flag. */
const NO_STORAGE = '--no-experimental-webstorage';

/** The bundler says where the site is. Each project needs an object of its own, for Vitest takes the values out of it. */
const defineSite = () => ({ __webpack_public_path__: JSON.stringify('/') });

export default defineConfig({
  resolve: {
    alias: {
      '@site': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, ''),
      // Components of plugins need the site generator around them: tests replace them.
      '@theme': fileURLToPath(new URL('src/theme', import.meta.url)),
    },
  },
  test: {
    projects: [
      { extends: true, test: { name: 'compiler', include: COMPILER_TESTS, exclude: NOT_SHARED } },
      {
        extends: true,
        define: defineSite(),
        test: { name: 'client', include: CLIENT_TESTS, exclude: NOT_SHARED, environment: 'jsdom' },
      },
      {
        extends: true,
        define: defineSite(),
        resolve: GENERATOR,
        test: {
          name: 'site',
          include: [
            '{config,plugins,src}/**/__tests__/**/*.test.{ts,tsx}',
            'tests/{faults,hosting,tools}/**/*.test.ts',
          ],
          exclude: [...NOT_SHARED, ...CLIENT_TESTS],
        },
      },
      {
        extends: true,
        resolve: GENERATOR,
        test: {
          name: 'isolated',
          include: ISOLATED_TESTS,
          exclude: [...configDefaults.exclude, ...ISOLATED_CLIENT_TESTS],
          isolate: true,
        },
      },
      {
        extends: true,
        define: defineSite(),
        test: { name: 'isolated-client', include: ISOLATED_CLIENT_TESTS, environment: 'jsdom', isolate: true },
      },
    ],
    setupFiles: ['tests/support/realTimers.ts', 'tests/support/longWaits.ts'],
    environment: 'node',
    // Loading the compiler, TypeScript, the stand-in for a browser or the theme takes longer than most tests: they share it, and leave nothing behind.
    isolate: false,
    maxWorkers: 2,
    execArgv: process.allowedNodeEnvironmentFlags.has(NO_STORAGE) ? [NO_STORAGE] : [],
    // A filter left behind must not let a suite pass.
    allowOnly: false,
    restoreMocks: true,
    // Compilers are slow on a busy machine; a test that hangs still ends.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
