/** Written by `plugins/contract-samples`. */
declare module '@generated/contract-samples/default/contracts.json' {
  const contracts: Readonly<Record<string, string>>;
  export default contracts;
}
