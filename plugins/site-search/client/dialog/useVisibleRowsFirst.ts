import { startTransition, useEffect, useState } from 'react';
import { NARROW_SCREEN } from '../limits';
import { takeVisibleRows } from './takeVisibleRows';
import type { DialogState } from './createDialogApi';

type Groups = DialogState['collections'];

/** As `.modal` in theme/SearchBar/DialogMarkup.module.css; on a narrow screen the dialog takes all of it. */
const DIALOG_HEIGHT_PX = 640;

/**
 * Gives the groups of results to draw: first the rows in sight, and all of them once the browser has shown these. To lay out and paint all at once would keep
 * the next letter waiting for up to 12 ms.
 *
 * @returns the same array when nothing is missing.
 */
export function useVisibleRowsFirst(groups: Groups): Groups {
  const [shown, setShown] = useState<Groups>();
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      startTransition(() => {
        setShown(groups);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [groups]);
  if (shown === groups) return groups;

  return takeVisibleRows(groups, window.matchMedia(NARROW_SCREEN).matches ? window.innerHeight : DIALOG_HEIGHT_PX);
}
