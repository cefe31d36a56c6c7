import type { LiveAnswers } from '@site/lib/compiler/liveRequests';
import type { Diagnostic } from '@site/lib/compiler/types';

/** The tone decides about color and sign. */
export interface BlockStatus {
  tone: 'good' | 'bad' | 'busy';
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
  { diagnostics, stderr }: Omit<LiveAnswers['compile'], 'files'>,
  path: string,
): Problems {
  const own = diagnostics.filter((diagnostic) => diagnostic.path === path);
  const elsewhere = diagnostics.filter((diagnostic) => diagnostic.path !== path);
  const others = elsewhere.map(({ path: file, line, column, message }) => `${file}:${line}:${column} ${message}`);
  if (stderr !== '') others.push(stderr);
  const count = own.length + others.length;
  return {
    status:
      count === 0
        ? { tone: 'good', text: 'Compiles' }
        : { tone: 'bad', text: count === 1 ? '1 problem' : `${count} problems` },
    own,
    others,
    isRefused: stderr !== '' || diagnostics.some(({ source }) => source === 'compiler'),
  };
}
