import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** Tests that must notice a mutant. The claims of the pages are left out: they are data, and trying all of them takes minutes. */
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
