/** A command and its result. */
export interface ConsoleStep {
  /** Command line as typed, without the prompt. */
  command: string;
  /** Standard output and standard error, interleaved, without a trailing line break. */
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
