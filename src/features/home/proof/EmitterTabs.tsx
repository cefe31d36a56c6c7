import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './EmitterTabs.module.css';

export interface EmitterTabsProps {
  /** Distinguishes the tabs of a page. */
  id: string;
  labels: readonly string[];
  active: number;
  onChoose: (index: number) => void;
}

/** How far each key moves. Both pairs of arrows work, because the list lies on small screens and stands on wide ones. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The ends of the wire: one tab for each emitter. */
export default function EmitterTabs({ id, labels, active, onChoose }: EmitterTabsProps): ReactNode {
  const listRef = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent): void {
    const target = findTarget(event.key, active, labels.length);
    if (target === undefined) return;
    event.preventDefault();
    onChoose(target);
    listRef.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  }

  return (
    <div ref={listRef} className={styles.tabs} role="tablist" aria-label="Generated code" onKeyDown={move}>
      {labels.map((label, index) => (
        <button
          key={label}
          type="button"
          role="tab"
          id={`${id}-tab-${index}`}
          className={styles.tab}
          aria-selected={index === active}
          aria-controls={`${id}-panel`}
          tabIndex={index === active ? 0 : -1}
          onClick={() => {
            onChoose(index);
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function findTarget(key: string, active: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (active + step + count) % count;
}
