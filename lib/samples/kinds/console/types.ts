/** A command and what became of it. */
export interface ConsoleStep {
  /** As typed, without the prompt. */
  command: string;
  /** Standard output and standard error as they came, without a trailing newline; empty when there was none. */
  output: string;
  exitCode: number;
}

/** Commands that were run while the site was built. */
export interface ConsoleSampleData {
  kind: 'console';
  title?: string;
  compilerVersion: string;
  steps: ConsoleStep[];
}
