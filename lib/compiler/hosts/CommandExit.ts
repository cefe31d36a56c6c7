/** Error that the command line in memory throws where a process would exit. */
export class CommandExit extends Error {
  readonly exitCode: number;

  /** @param printed - standard error output of the command */
  constructor(exitCode: number, printed: string) {
    super(`The command line ended with exit code ${exitCode}: ${printed}`);
    // Readers see this name at the beginning of the message.
    this.name = 'Error';
    this.exitCode = exitCode;
  }
}
