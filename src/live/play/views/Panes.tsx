import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { keepText, readText } from '../../kept/keptTexts';
import styles from '../Playground.module.css';

export interface PanesProps {
  first: ReactNode;
  second: ReactNode;
  /** Share of the first pane in percent, until the reader chooses another one. */
  usual?: number;
  /** Whether something follows below the panes. */
  isLow?: boolean;
}

/** Where the browser keeps the share of the first pane. */
const KEY = 'playground.split';

const [LEAST, MOST, STEP] = [20, 80, 2];

/** Two panes beside each other, and a bar between them that readers can move. Small screens show one pane below the other, without the bar. */
export default function Panes({ first, second, usual = 50, isLow = false }: PanesProps): ReactNode {
  const [share, setShare] = useState(() => readShare() ?? usual);
  const choose = (next: number): void => {
    const fitting = Math.round(Math.min(MOST, Math.max(LEAST, next)));
    setShare(fitting);
    keepText(KEY, String(fitting));
  };

  return (
    <div
      className={styles.panes}
      data-low={isLow ? '' : undefined}
      ref={(element) => {
        element?.style.setProperty('--split', `${share}%`);
      }}
    >
      {first}
      <Separator share={share} usual={usual} onChoose={choose} />
      {second}
    </div>
  );
}

interface SeparatorProps {
  share: number;
  usual: number;
  onChoose: (share: number) => void;
}

function Separator({ share, usual, onChoose }: SeparatorProps): ReactNode {
  return (
    <div
      role="separator"
      // The bar is a control: arrow keys move it.
      tabIndex={0}
      className={styles.separator}
      aria-label="Width of the panes"
      aria-orientation="vertical"
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      aria-valuenow={share}
      onKeyDown={(event) => {
        const next = findNext(event, share);
        if (next === undefined) return;
        event.preventDefault();
        onChoose(next);
      }}
      onPointerDown={({ currentTarget, pointerId }) => {
        currentTarget.setPointerCapture(pointerId);
      }}
      onPointerMove={(event) => {
        const { currentTarget, pointerId } = event;
        if (currentTarget.hasPointerCapture(pointerId)) onChoose(measure(event));
      }}
      onDoubleClick={() => {
        onChoose(usual);
      }}
    />
  );
}

function readShare(): number | undefined {
  const share = Number(readText(KEY) ?? Number.NaN);
  return share >= LEAST && share <= MOST ? share : undefined;
}

function findNext({ key }: KeyboardEvent, share: number): number | undefined {
  if (key === 'ArrowLeft') return share - STEP;
  if (key === 'ArrowRight') return share + STEP;
  if (key === 'Home') return LEAST;
  return key === 'End' ? MOST : undefined;
}

/** Share of the panes to the left of the pointer. */
function measure({ currentTarget, clientX }: PointerEvent): number {
  const { left, width } = (currentTarget.parentElement ?? currentTarget).getBoundingClientRect();
  return ((clientX - left) / width) * 100;
}
