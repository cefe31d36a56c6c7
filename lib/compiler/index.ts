/**
 * Checks contracts, generates code, converts documents, and reads the version. Only this folder imports the compiler
 * package.
 */
export { check, listErrorMessages } from './check';
export { compilerVersion } from './compilerPackage';
export { convert } from './convert';
export { emit } from './emit';
export { DEFAULT_PACKAGE, EMITTER_PROPERTIES, labelEmitter } from './emitters';
export { type Definition, findDefinitions } from './findDefinitions';
export { findNames } from './findNames';
export { findPosition } from './textPosition';
export * from './types';
