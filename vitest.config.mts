import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

/** Tests of the compiler and of what it makes. They change nothing that others see, so they share what they load: the compiler and TypeScript take a second each. */
const COMPILER_TESTS = ['lib/**/__tests__/**/*.test.ts', 'tests/{claims,generated-code,unit}/**/*.test.ts'];

/** Tests of what the site does in browsers. They take their listeners away. */
const CLIENT_TESTS = ['src/client/**/__tests__/**/*.test.ts'];

export default defineConfig({
  resolve: {
    alias: { '@site': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') },
  },
  test: {
    projects: [
      { extends: true, test: { name: 'compiler', include: COMPILER_TESTS, isolate: false } },
      // Loading the stand-in for a browser takes longer than the tests: they share it.
      {
        extends: true,
        // The bundler says where the site is.
        define: { __webpack_public_path__: JSON.stringify('/') },
        test: { name: 'client', include: CLIENT_TESTS, environment: 'jsdom', isolate: false },
      },
      {
        extends: true,
        // The theme's package needs the site generator around it.
        resolve: {
          alias: {
            '@docusaurus/theme-common': fileURLToPath(new URL('tests/support/themeCommon.ts', import.meta.url)),
          },
        },
        test: {
          name: 'site',
          include: [
            '{config,plugins,src}/**/__tests__/**/*.test.{ts,tsx}',
            // The views of the kinds of blocks.
            'lib/**/__tests__/**/*.test.tsx',
            'tests/{faults,hosting,tools}/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...CLIENT_TESTS],
        },
      },
    ],
    setupFiles: ['tests/support/realTimers.ts'],
    environment: 'node',
    maxWorkers: 2,
    // A filter left behind must not let a suite pass.
    allowOnly: false,
    restoreMocks: true,
    // Compilers are slow on a busy machine; a test that hangs still ends.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
