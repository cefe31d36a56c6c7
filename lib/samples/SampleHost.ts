import type { Examples } from './examples';

/** What code blocks are resolved against. */
export interface SampleHost {
  examples: Examples;
  /** Folder with the `node_modules` of this project. */
  projectFolder: string;
  /** Where the results of commands are kept, so that unchanged sessions need not run again; none means always run. */
  cacheFolder?: string;
  /** How long one command may take; a minute unless said otherwise. */
  timeoutMs?: number;
}
