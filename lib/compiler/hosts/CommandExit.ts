/** Thrown by the command line in memory when a process would end. */
export class CommandExit extends Error {
  readonly exitCode: number;

  /** @param printed - what the command wrote to its standard error. */
  constructor(exitCode: number, printed: string) {
    super(`The command line ended with exit code ${exitCode}: ${printed}`);
    this.name = 'Error';
    this.exitCode = exitCode;
  }
}
