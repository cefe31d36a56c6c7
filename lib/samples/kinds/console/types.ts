/** A command and its result. */
export interface ConsoleStep {
  /** Command line as typed, without the prompt. */
  command: string;
  /**
   * Standard output, without line breaks at the start and the end. If the page announces failures, standard error is
   * interleaved.
   */
  output: string;
  exitCode: number;
}

/** Commands that were run when the site was built. */
export interface ConsoleSampleData {
  kind: 'console';
  title?: string;
  compilerVersion: string;
  steps: ConsoleStep[];
}
