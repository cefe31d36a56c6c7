import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: { '@site': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') },
  },
  test: {
    include: ['{config,lib,plugins,src}/**/__tests__/**/*.test.{ts,tsx}', 'tests/{faults,tools,unit}/**/*.test.ts'],
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
