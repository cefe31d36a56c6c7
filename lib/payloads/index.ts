/** Checks JSON against the types of a contract, and creates examples that fit them. */
export { checkPayload } from './checkPayload';
export { createExample } from './createExample';
export type * from './types';
