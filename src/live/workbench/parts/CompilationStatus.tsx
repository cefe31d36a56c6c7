import type { ReactNode } from 'react';
import { type Status, summarizeProblems } from '../../editor/summarizeProblems';
import type { ModeProps } from '../session/ModeProps';
import type { Compilation } from '../session/useCompilation';
import StatusBar, { NOT_LOADED } from './StatusBar';

export type CompilationStatusProps = Pick<ModeProps, 'compilation' | 'onLoad' | 'onRetry'>;

/** The status of the compilation, with a button that loads the compiler or compiles again. */
export default function CompilationStatus({ compilation, onLoad, onRetry }: CompilationStatusProps): ReactNode {
  if (onLoad !== undefined) return <StatusBar tone="busy" text={NOT_LOADED} onLoad={onLoad} />;
  return <StatusBar {...summarize(compilation)} onRetry={compilation.status === 'failed' ? onRetry : undefined} />;
}

function summarize({ status, diagnostics, others, warnings }: Compilation): Status {
  switch (status) {
    case 'loading':
      return { tone: 'busy', text: 'Loading the compiler…' };
    case 'blank':
      return { tone: 'busy', text: 'Nothing to compile yet' };
    case 'slow':
      return { tone: 'busy', text: 'Compiling…' };
    case 'answered':
      return summarizeProblems(diagnostics, others, warnings);
    case 'failed':
      return { tone: 'bad', text: 'No result' };
  }
}
