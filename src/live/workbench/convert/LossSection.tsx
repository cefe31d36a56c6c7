import type { ReactNode } from 'react';
import { type Effect, EFFECT_TITLES, EFFECTS, type LocatedLoss } from '@site/lib/losses/types';
import TextWithCode from '@site/src/components/text-with-code/TextWithCode';
import type { CursorPosition } from '../parts/CodeEditor';
import Button from '../parts/Button';
import CopyButton from '../parts/CopyButton';
import type { LossReport } from './useConversion';
import { Place } from '../../editor/ProblemList';
import paneStyles from '../parts/pane.module.css';
import reportStyles from '../parts/report.module.css';
import styles from './LossSection.module.css';

export interface LossSectionProps {
  report: LossReport;
  /** Moves the editor to a position in the document; undefined if the document has no editor. */
  onShow: ((position: CursorPosition) => void) | undefined;
}

/** For each effect of a loss, the verdict of the mode *Compare* that has the same color. */
const EFFECT_VERDICTS: Readonly<Record<Effect, string>> = {
  refused: 'breaking',
  code: 'breaking',
  wire: 'breaking',
  rule: 'unclear',
  note: 'compatible',
};

/** The losses of a conversion, grouped by their effect. */
export default function LossSection({ report, onShow }: LossSectionProps): ReactNode {
  const { losses, counts, problem, retry } = report;
  if (losses.length === 0 && problem === undefined) return null;
  return (
    <section className={reportStyles.report} aria-label="Losses of the conversion">
      <h2 className={paneStyles.title}>Losses of the conversion</h2>
      {problem === undefined ? null : (
        <p>
          {problem}{' '}
          <Button mayDisappear onClick={retry}>
            Try again
          </Button>
        </p>
      )}
      {EFFECTS.map((effect) => (
        <LossGroup
          key={effect}
          {...{ effect, onShow }}
          count={counts[effect]}
          losses={losses.filter((it) => it.effect === effect)}
        />
      ))}
    </section>
  );
}

interface LossGroupProps extends Pick<LossSectionProps, 'onShow'> {
  effect: Effect;
  count: number;
  /** The first losses with this effect. `count` is the number of all losses with it. */
  losses: readonly LocatedLoss[];
}

function LossGroup({ effect, count, losses, onShow }: LossGroupProps): ReactNode {
  if (count === 0) return null;
  const hidden = count - losses.length;
  return (
    <div>
      <h3 className={paneStyles.title}>{`${EFFECT_TITLES[effect]} (${count.toLocaleString('en-US')})`}</h3>
      <ul className={reportStyles.list} data-verdict={EFFECT_VERDICTS[effect]}>
        {losses.map((loss) => (
          <LossItem key={`${loss.kind} ${loss.pointer}`} loss={loss} onShow={onShow} />
        ))}
        {hidden > 0 ? <li className={styles.loss}>{`… and ${hidden.toLocaleString('en-US')} more`}</li> : null}
      </ul>
    </div>
  );
}

function LossItem({ loss, onShow }: Pick<LossSectionProps, 'onShow'> & { loss: LocatedLoss }): ReactNode {
  const { line, column, offset, pointer, sentence, repair } = loss;
  return (
    <li className={styles.loss}>
      <Place
        label={`line ${line}, column ${column}`}
        onJump={
          onShow &&
          (() => {
            onShow({ offset });
          })
        }
      />
      <code>{pointer}</code>
      <span>
        <TextWithCode>{sentence}</TextWithCode>
      </span>
      {repair === undefined ? null : (
        <span className={styles.repair}>
          <code>{repair}</code>
          <CopyButton text={repair} accessibleName={`Copy ${repair}`} />
        </span>
      )}
    </li>
  );
}
