import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** Tests that must detect a mutant. The claims of the pages are left out, because trying all of them takes minutes for each mutant. */
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
