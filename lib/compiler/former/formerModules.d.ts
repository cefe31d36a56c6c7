declare module 'wirespec-0.8.51/wirespec-src-plugin-cli.js' {
  export const community: { flock: { wirespec: { plugin: { cli: { cli: (args: string[]) => void } } } } };
}

declare module 'wirespec-0.8.33/wirespec-src-compiler-cli.js' {
  /** The Kotlin compiler shortens the names of exports that only other modules use. */
  export const $_$: { a: (args: string[]) => void };
}
