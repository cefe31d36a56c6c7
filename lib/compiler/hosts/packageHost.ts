/** The compiler package as an ordinary import, for programs that readers run beside their own `node_modules`. */
export * as compilerPackage from '@flock/wirespec';
