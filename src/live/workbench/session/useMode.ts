import { useEffect, useState } from 'react';
import { readHash, readPath, readQuery } from '@site/src/client/navigation/address';
import { onAddressChange, replaceAddress } from '@site/src/client/navigation/navigation';
import { isLinkFragment } from '../../share/encodeState';
import type { Mode } from './WorkbenchState';
import { readMode } from './readLinkOptions';

/**
 * Holds the mode, which the address contains as well. So a reload, Back and Forward show the same mode, and each tab
 * has its own.
 *
 * @returns the mode and its setter
 */
export function useMode(first: Mode): [Mode, (mode: Mode) => void] {
  const [mode, setMode] = useState(first);
  const [path] = useState(readPath);
  useEffect(
    () =>
      onAddressChange(() => {
        if (!isLinkFragment(readHash())) setMode(readAddressMode());
      }),
    [],
  );
  useEffect(() => {
    // The reader has followed a link to another page, which is still being loaded, or a link whose content replaces
    // this one.
    if (readPath() !== path || isLinkFragment(readHash())) return;
    if (mode !== readAddressMode()) replaceAddress(path + createModeQuery(mode));
  }, [path, mode]);

  return [mode, setMode];
}

/** Returns the query of an address that opens a mode. */
export function createModeQuery(mode: Mode): string {
  return mode === 'write' ? '' : `?mode=${mode}`;
}

function readAddressMode(): Mode {
  return readMode(readHash(), readQuery()) ?? 'write';
}
