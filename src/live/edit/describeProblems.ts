import type { LiveResponses } from '@site/lib/compiler/liveRequests';
import type { Diagnostic } from '@site/lib/compiler/types';
import { type Status, summarizeProblems } from '../editor/summarizeProblems';

export interface Problems {
  status: Status;
  /** Diagnostics in the text of the editor. */
  own: readonly Diagnostic[];
  /** Messages about other files and about the compiler. */
  others: readonly string[];
  /** Whether the compiler refused the contract and generated nothing. */
  isRefused: boolean;
}

/**
 * Describes the compiler's response to a contract.
 *
 * @param path - path of the file in the editor
 */
export function describeProblems(
  { diagnostics, stderr }: Omit<LiveResponses['compile'], 'files' | 'warnings'>,
  path: string,
): Problems {
  const own = diagnostics.filter((diagnostic) => diagnostic.path === path);
  const elsewhere = diagnostics.filter((diagnostic) => diagnostic.path !== path);
  const others = elsewhere.map(({ path: file, line, column, message }) => `${file}:${line}:${column} ${message}`);
  if (stderr !== '') others.push(stderr);
  return {
    status: summarizeProblems(diagnostics, stderr === '' ? [] : [stderr]),
    own,
    others,
    isRefused: stderr !== '' || diagnostics.some(({ source }) => source === 'compiler'),
  };
}
