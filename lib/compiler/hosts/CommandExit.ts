/** What the command line throws in memory where a process would end with an exit code other than 0. */
export class CommandExit extends Error {
  /** @param printed - what the command wrote to its standard error. */
  constructor(
    readonly exitCode: number,
    printed: string,
  ) {
    super(`The command line ended with exit code ${exitCode}: ${printed}`);
    this.name = 'Error';
  }
}
