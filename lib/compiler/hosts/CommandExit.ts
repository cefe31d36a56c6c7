/** Thrown by the command line in memory where a process would end with an exit code other than 0. */
export class CommandExit extends Error {
  readonly exitCode: number;

  /**
   * @param exitCode - of the command
   * @param printed - what the command wrote to its standard error
   */
  constructor(exitCode: number, printed: string) {
    super(`The command line ended with exit code ${exitCode}: ${printed}`);
    this.name = 'Error';
    this.exitCode = exitCode;
  }
}
