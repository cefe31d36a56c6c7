/** Modules of the package that its `exports` do not list. */
declare module '@flock/wirespec/clikt-*' {
  const exports: Readonly<Record<string, unknown>>;
  export = exports;
}
