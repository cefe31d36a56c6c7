import { expect, it } from 'vitest';
import { patchJavaGrammar } from '../patchJavaGrammar';

it('refuses an unknown grammar, with a remedy', () => {
  expect(() => patchJavaGrammar({ name: 'java', scopeName: 'source.java', patterns: [], repository: {} })).toThrow(
    'adapt or remove lib/highlight/patchJavaGrammar.ts',
  );
});
