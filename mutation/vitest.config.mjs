import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/**
 * Runs the tests that must detect the mutants. The test that tries all claims of the pages is left out, because it
 * would take minutes for each mutant.
 */
export default defineConfig({
  resolve: { alias: { '@site': ROOT } },
  test: {
    root: ROOT,
    include: [
      'lib/{claims,compiler,samples}/**/__tests__/**/*.test.ts',
      'tests/claims/marks.test.ts',
      'tests/tools/claims/**/*.test.ts',
    ],
    setupFiles: ['tests/support/realTimers.ts'],
    isolate: false,
    restoreMocks: true,
    testTimeout: 60_000,
  },
});
