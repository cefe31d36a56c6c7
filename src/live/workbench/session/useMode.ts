import { useEffect, useRef, useState } from 'react';
import { readHash, readPath, readQuery } from '@site/src/client/navigation/address';
import { onAddressChange, replaceAddress } from '@site/src/client/navigation/navigation';
import { isLinkFragment } from '../../share/encodeState';
import type { Mode } from './WorkbenchState';
import { preserveFocus } from './focusEditor';
import { readMode } from './readLinkOptions';

/**
 * Holds the mode and writes it to the address, so that a reload, Back and Forward show the same mode. Each browser tab
 * has its own mode.
 *
 * @param onChange - called when the mode changes
 * @returns the mode and its setter
 */
export function useMode(first: Mode, onChange: () => void): [Mode, (mode: Mode) => void] {
  const [mode, setMode] = useState(first);
  const latest = useRef(first);
  const [path] = useState(readPath);
  useEffect(
    () =>
      onAddressChange(() => {
        const requested = readAddressMode();
        if (isLinkFragment(readHash()) || mode === requested) return;
        latest.current = requested;
        preserveFocus(() => {
          setMode(requested);
          onChange();
        });
      }),
    [mode, onChange],
  );
  useEffect(() => {
    // The address already belongs to another page, which is still loading, or to a link with other work, which is about
    // to replace this component.
    if (readPath() !== path || isLinkFragment(readHash())) return;
    if (mode !== readAddressMode()) replaceAddress(path + createModeQuery(mode));
  }, [path, mode]);

  // A caller may have waited since the last rendering, so it cannot compare with `mode`.
  const changeMode = (next: Mode): void => {
    if (next !== latest.current) onChange();
    latest.current = next;
    setMode(next);
  };

  return [mode, changeMode];
}

/** Returns the URL query that opens a mode. */
export function createModeQuery(mode: Mode): string {
  return mode === 'write' ? '' : `?mode=${mode}`;
}

function readAddressMode(): Mode {
  return readMode(readHash(), readQuery()) ?? 'write';
}
