import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { hasModifierKey } from '@site/src/client/hasModifierKey';
import { readItem, writeItem } from '@site/src/client/storage';
import PaneSwitch, { getPaneAttributes, type PaneSwitchProps } from './PaneSwitch';
import styles from './Panes.module.css';

export interface PanesProps extends PaneSwitchProps {
  first: ReactNode;
  second: ReactNode;
  /**
   * Percentage of the width that the first pane takes until the reader moves the bar. A double click on the bar
   * restores it.
   */
  defaultShare?: number;
  /** Whether there is other content below the panes. */
  hasContentBelow?: boolean;
}

/** Storage key of the first pane's share of the width. All modes use the same share. */
const SHARE_KEY = 'playground.split';

/** Limits of the share, and the step of the arrow keys, in percent. */
const [MIN_SHARE, MAX_SHARE, STEP] = [20, 80, 2];

/**
 * Two panes side by side, with a bar between them that readers can move. Small screens show one pane at a time, without
 * the bar.
 */
export default function Panes({
  first,
  second,
  defaultShare = 50,
  hasContentBelow = false,
  ...choice
}: PanesProps): ReactNode {
  const [share, setShare] = useState(() => readShare() ?? defaultShare);
  const choose = (next: number): void => {
    setShare(next);
    writeItem(SHARE_KEY, String(next));
  };

  return (
    <>
      <PaneSwitch {...choice} />
      <div
        className={styles.panes}
        data-content-below={hasContentBelow ? '' : undefined}
        {...getPaneAttributes(choice)}
        ref={(element) => {
          element?.style.setProperty('--first-pane-share', `${share}%`);
        }}
      >
        {first}
        <Separator share={share} defaultShare={defaultShare} onMove={setShare} onChoose={choose} />
        {second}
      </div>
    </>
  );
}

interface SeparatorProps {
  share: number;
  defaultShare: number;
  /**
   * Called while the bar moves. The share is stored only when the bar stops, because writing to storage blocks
   * the page.
   */
  onMove: (share: number) => void;
  /** Called when the bar stops moving, and for keys and double clicks. */
  onChoose: (share: number) => void;
}

function Separator({ share, defaultShare, onMove, onChoose }: SeparatorProps): ReactNode {
  return (
    <div
      role="separator"
      // Makes the bar focusable, because the arrow keys move it.
      tabIndex={0}
      className={styles.separator}
      data-not-printed=""
      aria-label="Width of the panes"
      aria-orientation="vertical"
      aria-valuemin={MIN_SHARE}
      aria-valuemax={MAX_SHARE}
      aria-valuenow={share}
      onKeyDown={(event) => {
        const next = findNextShare(event, share);
        if (next === undefined) return;
        event.preventDefault();
        onChoose(clampShare(next));
      }}
      onPointerDown={({ currentTarget, pointerId }) => {
        currentTarget.setPointerCapture(pointerId);
      }}
      onPointerMove={(event) => {
        const { currentTarget, pointerId } = event;
        if (currentTarget.hasPointerCapture(pointerId)) onMove(measureShare(event));
      }}
      onPointerUp={(event) => {
        onChoose(measureShare(event));
      }}
      onDoubleClick={() => {
        onChoose(defaultShare);
      }}
    />
  );
}

/** Returns the stored share in percent; undefined if there is no valid one. */
function readShare(): number | undefined {
  const share = Number(readItem(SHARE_KEY) ?? Number.NaN);
  return share >= MIN_SHARE && share <= MAX_SHARE ? share : undefined;
}

function findNextShare(event: KeyboardEvent, share: number): number | undefined {
  if (hasModifierKey(event)) return undefined;
  const { key } = event;
  if (key === 'ArrowLeft') return share - STEP;
  if (key === 'ArrowRight') return share + STEP;
  if (key === 'Home') return MIN_SHARE;
  return key === 'End' ? MAX_SHARE : undefined;
}

function clampShare(share: number): number {
  return Math.round(Math.min(MAX_SHARE, Math.max(MIN_SHARE, share)));
}

/** Returns the share of the width to the left of the pointer, in percent, within the limits. */
function measureShare({ currentTarget, clientX }: PointerEvent): number {
  const { left, width } = (currentTarget.parentElement ?? currentTarget).getBoundingClientRect();
  return clampShare(((clientX - left) / width) * 100);
}
