/** The bundler turns a font into its address. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
