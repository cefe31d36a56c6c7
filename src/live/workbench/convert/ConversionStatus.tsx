import type { ReactNode } from 'react';
import { EFFECTS } from '@site/lib/losses/types';
import type { Tone } from '../../editor/summarizeProblems';
import controlStyles from '../parts/controls.module.css';
import StatusBar, { NOT_LOADED } from '../parts/StatusBar';
import type { ModeProps } from '../session/ModeProps';
import type { Conversion } from './useConversion';

export interface ConversionStatusProps extends Pick<ModeProps, 'onLoad' | 'session'> {
  conversion: Conversion;
  /** More buttons. */
  children?: ReactNode;
}

/** Status of a conversion, with a button that stops it or starts it again. */
export default function ConversionStatus({ conversion, onLoad, session, children }: ConversionStatusProps): ReactNode {
  const { isBusy, isStopped, setStopped, canRetry } = conversion;
  const retry = (): void => {
    // Replaces the document by an equal one, which is converted again.
    session.changeTexts('convert', {});
  };
  return (
    <StatusBar
      tone={findTone(conversion)}
      text={onLoad === undefined ? describeConversion(conversion) : NOT_LOADED}
      onLoad={onLoad}
      onRetry={canRetry && !isBusy ? retry : undefined}
    >
      {isBusy || isStopped ? (
        <button
          type="button"
          className={controlStyles.action}
          onClick={() => {
            setStopped(!isStopped);
          }}
        >
          {isStopped ? 'Convert again' : 'Cancel'}
        </button>
      ) : null}
      {children}
    </StatusBar>
  );
}

function findTone({ contract, problem, check, report, isBusy }: Conversion): Tone {
  if (isBusy) return 'busy';
  if (problem !== undefined || (check?.diagnostics.length ?? 0) > 0) return 'bad';
  if (contract === undefined || check === undefined || report === undefined) return 'busy';
  if (check.problem !== undefined || report.problem !== undefined) return 'busy';
  if (report.losses.length === 0) return 'good';
  return report.losses[0]?.effect === 'note' ? 'busy' : 'bad';
}

function describeConversion({ contract, problem, check, report, isBusy, isReading, isStopped }: Conversion): string {
  if (isBusy) return isReading ? 'Reading the document…' : 'Converting…';
  if (isStopped) return 'Stopped: nothing was converted';
  if (problem !== undefined) return 'Not converted';
  if (contract === undefined) return 'Nothing to convert yet';
  if (check === undefined || report === undefined) return 'Converted. Checking…';
  if (check.diagnostics.length > 0) {
    const isAccepted = check.diagnostics.every(({ isWarning }) => isWarning);
    return isAccepted ? 'Converted, with warnings' : 'Converted, but the compiler refuses the contract';
  }
  if (check.problem !== undefined || report.problem !== undefined) return 'Converted, but not checked';
  const count = EFFECTS.reduce((sum, effect) => sum + report.counts[effect], 0);
  if (count === 0) return 'Converted';
  return `Converted, but ${count === 1 ? 'one part' : `${count.toLocaleString('en-US')} parts`} of the document ${count === 1 ? 'is' : 'are'} lost or changed`;
}
