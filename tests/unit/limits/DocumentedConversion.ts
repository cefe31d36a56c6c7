import type { Converter } from '../../../lib/compiler';
import type { Statement } from './Statement';

/** A statement about what a converter makes of a document. */
export interface DocumentedConversion extends Statement {
  converter: Converter;
  /** The document before it becomes JSON; a text is taken as it is. */
  document: object | string;
  /** Values of `--language`; a Wirespec contract unless told otherwise. */
  languages?: readonly string[];
  /** Further words of the command line. */
  options?: readonly string[];
  /** What stands in the result, with one blank for each run of blanks and line ends. */
  writes?: readonly string[];
  /** What does not stand in the result. */
  omits?: readonly string[];
  /** Part of what the compiler says of the contract; without it, a contract has to compile. */
  refused?: string;
  /** Part of the message with which the command refuses the document. */
  fails?: string;
}
