import { startTransition, useEffect, useState } from 'react';
import { NARROW_SCREEN } from '../limits';
import { takeVisibleRows } from './takeVisibleRows';
import type { DialogState } from './createDialogApi';

type Groups = DialogState['collections'];

/** Height of `.modal` in theme/SearchBar/DialogMarkup.module.css; on a narrow screen, the dialog covers the screen. */
const DIALOG_HEIGHT_PX = 640;

/**
 * Returns the groups to render: first the rows in view, and all rows after the next frame. Rendering all at once would
 * delay the next key press by up to 12 ms.
 *
 * @returns the same array if no row is left out
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
