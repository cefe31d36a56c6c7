/**
 * The parts of the code that judges pages. Each part names its own tests, because a survivor must run every test that
 * reaches it: without this, a mutant of `lib/claims` would wait for the compilers of Kotlin and Java.
 *
 * @type {Readonly<Record<string, { mutate: string[]; testFiles: string[] }>>}
 */
export const PARTS = {
  'tools/claims': { mutate: ['tools/claims/**/*.ts'], testFiles: ['tests/tools/claims/**/*.test.ts'] },
  'lib/claims': {
    mutate: ['lib/claims/**/*.ts'],
    testFiles: ['lib/claims/**/__tests__/**/*.test.ts', 'tests/claims/marks.test.ts'],
  },
  'lib/samples': { mutate: ['lib/samples/**/*.ts'], testFiles: ['lib/samples/**/__tests__/**/*.test.ts'] },
  'lib/compiler': { mutate: ['lib/compiler/**/*.ts'], testFiles: ['lib/compiler/**/__tests__/**/*.test.ts'] },
};
