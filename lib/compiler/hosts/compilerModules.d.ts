/** Modules of the package that it does not export. */
declare module '@flock/wirespec/clikt-*' {
  const exports: Readonly<Record<string, unknown>>;
  export = exports;
}
