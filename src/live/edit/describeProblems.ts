import type { LiveAnswers } from '@site/lib/compiler/liveRequests';
import type { Diagnostic } from '@site/lib/compiler/types';
import { type ProblemSummary, summarizeProblems } from '../editor/summarizeProblems';

/** The tone decides about color and sign. */
export interface BlockStatus {
  tone: ProblemSummary['tone'] | 'busy';
  text: string;
}

/** What is wrong with an edited text. */
export interface Problems {
  status: BlockStatus;
  /** In the text of the editor. */
  own: readonly Diagnostic[];
  /** Sentences about anything else. */
  others: readonly string[];
  /** Whether nothing was generated from the contract. */
  isRefused: boolean;
}

/** Describes what the compiler says about a contract. @param path - of the file in the editor */
export function describeProblems(
  { diagnostics, stderr }: Omit<LiveAnswers['compile'], 'files' | 'warnings'>,
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
