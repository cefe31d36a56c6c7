import type { Examples } from './examples';

/** What code blocks are resolved against. */
export interface SampleHost {
  examples: Examples;
  /** Folder with the `node_modules` of this project. */
  projectFolder: string;
  /** Where a kind may keep what takes long to find out, in a folder of its own name; none means that everything is done anew. */
  cacheFolder?: string;
  /** How long a process that a proof starts may take; a minute unless said otherwise. */
  timeoutMs?: number;
}
