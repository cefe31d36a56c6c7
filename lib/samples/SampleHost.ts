import type { Examples } from './examples';

/** Environment in which code blocks are proved. */
export interface SampleHost {
  examples: Examples;
  /** Folder that contains the `node_modules` of this project. */
  projectFolder: string;
  /** Parent folder of the caches of kinds, each in a subfolder of the kind's name; undefined disables these caches. */
  cacheFolder?: string;
  /** Time limit in milliseconds for a process that a proof starts; one minute by default. */
  timeoutMs?: number;
}
