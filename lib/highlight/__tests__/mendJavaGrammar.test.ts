import { expect, it } from 'vitest';
import { mendJavaGrammar } from '../mendJavaGrammar';

it('refuses a grammar it does not know, and says what to do', () => {
  expect(() => mendJavaGrammar({ name: 'java', scopeName: 'source.java', patterns: [], repository: {} })).toThrow(
    'mend or remove lib/highlight/mendJavaGrammar.ts',
  );
});
