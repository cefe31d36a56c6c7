/** Contracts in `examples` by path, in a file that `plugins/contract-samples` generates. */
declare module '@generated/contract-samples/default/contracts.json' {
  const contracts: Readonly<Record<string, string>>;
  export default contracts;
}
