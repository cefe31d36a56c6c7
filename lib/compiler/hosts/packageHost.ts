/**
 * The compiler package as an ordinary import, for programs that readers run in projects with their own `node_modules`.
 */
export * as compilerPackage from '@flock/wirespec';
