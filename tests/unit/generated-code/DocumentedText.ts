import type { Emitter } from '../../../lib/compiler';
import type { Statement } from '../limits/Statement';

/** An emitter as pages name it: `java` is what the command line writes by default, `java:ir` what it writes with `--ir`. */
export type Target = Emitter | 'java:ir' | 'kotlin:ir' | 'typescript:ir' | 'python:ir';

/** Texts by a part, in any case, of the paths of the files in which they are looked for; each run of blanks and line ends counts as one blank. */
export type TextsInFiles = Readonly<Record<string, readonly string[]>>;

/** A contract of one file, or the texts of several by their names. */
export type Contract = string | Readonly<Record<string, string>>;

/**
 * A statement about generated text that this text proves by itself: either there is no tool here that would refuse it, as for the types of Scala, or none would.
 */
export interface DocumentedText extends Statement {
  by: readonly Target[];
  contract: Contract;
  /** The `--shared` switch. */
  shared?: boolean;
  /** What stands in one of the files. */
  writes?: TextsInFiles;
  /** What stands in none of the files, which are there. */
  omits?: TextsInFiles;
  /** Parts of the paths of files that are not written at all. */
  lacks?: readonly string[];
  /** Part of the message with which the emitter stops. */
  fails?: string;
}
