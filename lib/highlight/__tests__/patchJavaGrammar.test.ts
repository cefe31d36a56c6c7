import { expect, it } from 'vitest';
import { patchJavaGrammar } from '../patchJavaGrammar';

it('refuses a grammar it does not know, and says what to do', () => {
  expect(() => patchJavaGrammar({ name: 'java', scopeName: 'source.java', patterns: [], repository: {} })).toThrow(
    'adapt or remove lib/highlight/patchJavaGrammar.ts',
  );
});
