import type { ReactNode } from 'react';
import { EFFECTS } from '@site/lib/losses/types';
import type { Status } from '../../editor/summarizeProblems';
import Button from '../parts/Button';
import StatusBar, { NOT_LOADED } from '../parts/StatusBar';
import type { ModeProps } from '../session/ModeProps';
import type { Conversion } from './useConversion';

export interface ConversionStatusProps extends Pick<ModeProps, 'onLoad'> {
  conversion: Conversion;
  /** Buttons after the one that stops or restarts the conversion. */
  children?: ReactNode;
}

/** Status of a conversion, with a button that stops it or starts it again. */
export default function ConversionStatus({ conversion, onLoad, children }: ConversionStatusProps): ReactNode {
  const { isBusy, isStopped, setStopped, retry, check } = conversion;
  const { tone, text } = describeConversion(conversion);
  return (
    <StatusBar
      tone={tone}
      text={onLoad === undefined ? text : NOT_LOADED}
      onLoad={onLoad}
      onRetry={isBusy ? undefined : (retry ?? check?.retry)}
    >
      {isBusy || isStopped ? (
        <Button
          onClick={() => {
            setStopped(!isStopped);
          }}
        >
          {isStopped ? 'Convert again' : 'Cancel'}
        </Button>
      ) : null}
      {children}
    </StatusBar>
  );
}

function describeConversion({ contract, problem, isBusy, isReading, isStopped, ...rest }: Conversion): Status {
  if (isBusy) return { tone: 'busy', text: isReading ? 'Reading the document…' : 'Converting…' };
  if (isStopped) return { tone: 'busy', text: 'Stopped: nothing was converted' };
  if (problem !== undefined) return { tone: 'bad', text: 'Not converted' };
  return contract === undefined ? { tone: 'busy', text: 'Nothing to convert yet' } : describeResult(rest);
}

/** Describes a contract by its check and its losses. */
function describeResult({ check, report }: Pick<Conversion, 'check' | 'report'>): Status {
  if (check === undefined || report === undefined) return { tone: 'busy', text: 'Converted. Checking…' };
  if (check.diagnostics.some(({ isWarning }) => isWarning !== true))
    return { tone: 'bad', text: 'Converted, but the compiler refuses the contract' };
  if (check.problem !== undefined || report.problem !== undefined)
    return { tone: 'busy', text: 'Converted, but not checked' };
  const count = EFFECTS.reduce((sum, effect) => sum + report.counts[effect], 0);
  if (count > 0) {
    const tone = report.losses[0]?.effect === 'note' ? 'busy' : 'bad';
    const parts =
      count === 1 ? 'one part of the document is' : `${count.toLocaleString('en-US')} parts of the document are`;
    return { tone, text: `Converted, but ${parts} lost or changed` };
  }
  return check.diagnostics.length > 0
    ? { tone: 'warning', text: 'Converted, with warnings' }
    : { tone: 'good', text: 'Converted' };
}
