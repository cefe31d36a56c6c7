import type { LiveAnswers } from '@site/lib/compiler/liveRequests';
import type { Diagnostic } from '@site/lib/compiler/types';
import type { BlockStatus } from './EditedBlock';

export interface Problems {
  status: BlockStatus;
  /** In the text of the editor. */
  own: Diagnostic[];
  /** Sentences about anything else. */
  others: string[];
  /** Whether the compiler made nothing of the contract. */
  isRefused: boolean;
}

/** Says how a contract fares. @param path - of the file in the editor */
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
