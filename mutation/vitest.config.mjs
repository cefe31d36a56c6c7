import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/**
 * Runs the quickest files first, because the first failure ends the run of a mutant. Vitest itself runs the slowest
 * first, so a mutant would wait for the compilers of Kotlin and Java.
 */
class QuickestFirst extends BaseSequencer {
  /** @param {import('vitest/node').TestSpecification[]} files */
  sort(files) {
    /** @param {import('vitest/node').TestSpecification} file */
    const readDuration = ({ project, moduleId }) =>
      this.ctx.cache.getFileTestResults(`${project.name}:${relative(ROOT, moduleId)}`)?.duration ?? 0;
    return Promise.resolve([...files].sort((left, right) => readDuration(left) - readDuration(right)));
  }
}

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
    sequence: { sequencer: QuickestFirst },
    restoreMocks: true,
    testTimeout: 60_000,
  },
});
