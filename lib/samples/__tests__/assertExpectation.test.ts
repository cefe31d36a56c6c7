import { expect, it } from 'vitest';
import type { Diagnostic } from '../../compiler';
import { assertExpectation } from '../assertExpectation';

const own = { path: 'contract.ws', text: 'type Shelf {}\n' };

const createDiagnostic = (source: Diagnostic['source']): Diagnostic => ({
  message: 'a message',
  source,
  path: own.path,
  line: 1,
  column: 1,
  length: 1,
});

it('a wrong contract needs an error of the compiler, and may also have errors that only this site finds', () => {
  const both = [createDiagnostic('compiler'), createDiagnostic('site')];
  expect(assertExpectation(both, true, own, [own])).toEqual(both);
  expect(() => assertExpectation([createDiagnostic('site')], true, own, [own])).toThrow(
    'the compiler reports no error',
  );
});
