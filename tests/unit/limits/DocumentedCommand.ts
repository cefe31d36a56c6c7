import type { Statement } from './Statement';

/** A statement about what a command line does. */
export interface DocumentedCommand extends Statement {
  /** The words after `wirespec`. */
  command: readonly string[];
  /** Files that are there before, by path; without a slash in front in a process, with one in memory. */
  files?: Readonly<Record<string, string>>;
  /** Whether it takes a process of its own to prove it: for exit codes, relative paths and real folders. */
  process?: true;
  /** What arrives at the standard input of the process. */
  input?: string;
  /** Of the process; 0 unless told otherwise. */
  exitCode?: number;
  /** Part of what is printed, with one blank for each run of blanks and line ends; a process and memory keep the two outputs together. */
  prints?: readonly string[];
  /** What is not printed. */
  hides?: readonly string[];
  /** Texts by the end of the path of the file in which they stand afterwards. */
  writes?: Readonly<Record<string, string>>;
  /** Ends of the paths of files and folders that are not there afterwards. */
  lacks?: readonly string[];
}
