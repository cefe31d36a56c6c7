import { expect, it } from 'vitest';
import type { Diagnostic } from '../../compiler';
import { assertExpectation } from '../assertExpectation';

const own = { path: 'contract.ws', text: 'type Shelf {}\n' };

const describe = (source: Diagnostic['source']): Diagnostic => ({
  message: 'a message',
  source,
  path: own.path,
  line: 1,
  column: 1,
  length: 1,
});

it('a wrong contract needs one error of the compiler; errors that only this site finds may be beside it', () => {
  const both = [describe('compiler'), describe('site')];
  expect(assertExpectation(both, true, own, [own])).toEqual(both);
  expect(() => assertExpectation([describe('site')], true, own, [own])).toThrow('the compiler reports no error');
});
