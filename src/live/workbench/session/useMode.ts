import { useEffect, useState } from 'react';
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
 */
export function useMode(first: Mode, onChange: () => void): [Mode, (mode: Mode) => void] {
  const [mode, setMode] = useState(first);
  const [path] = useState(readPath);
  useEffect(
    () =>
      onAddressChange(() => {
        const requested = readAddressMode();
        if (isLinkFragment(readHash()) || mode === requested) return;
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

  const changeMode = (next: Mode): void => {
    setMode(next);
    if (next !== mode) onChange();
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
