import { type ReactNode, useEffect, useState } from 'react';
import * as v from 'valibot';
import { readHash, readPath, readQuery } from '@site/src/client/navigation/address';
import { replaceAddress } from '@site/src/client/navigation/navigation';
import { isLinkFragment } from '../share/encodeState';
import { bootWorkbench } from './bootWorkbench';
import { preserveFocus } from './session/focusEditor';
import type { Boot } from './session/Boot';
import { createModeQuery } from './session/useMode';
import Workspace from './Workspace';

export const PropsSchema = v.object({
  /** Address of the compiler's issue tracker. */
  issues: v.pipe(v.string(), v.startsWith('https://')),
});

export type WorkbenchProps = v.InferOutput<typeof PropsSchema>;

/**
 * The workbench of `/play`. Its initial state comes from the address, from the browser's storage, or from an example.
 */
export default function Workbench({ issues }: WorkbenchProps): ReactNode {
  const [opened, setOpened] = useState<{ boot: Boot; loadNumber: number }>();
  useEffect(() => {
    let count = 0;
    const path = readPath();
    const open = (): void => {
      // React does not report rejected promises. An error thrown in a state update reaches the error boundary.
      load().catch((error: unknown) => {
        setOpened(() => {
          throw error;
        });
      });
    };
    const load = async (): Promise<void> => {
      const loadNumber = (count += 1);
      const boot = await bootWorkbench(readHash(), readQuery());
      if (loadNumber !== count) return;
      // Removes a link's content and a requested example from the address. Otherwise, a reload would open them again
      // and replace the reader's changes, which the browser stores. The mode and an anchor of the reference stay.
      const anchor = isLinkFragment(readHash()) ? '' : readHash();
      if (readPath() === path) replaceAddress(path + createModeQuery(boot.mode ?? 'write') + anchor);
      preserveFocus(() => {
        setOpened({ boot, loadNumber });
      });
    };
    open();
    const stop = onLink(open);
    return () => {
      // Makes a `load` that is still running ignore its result.
      count = -1;
      stop();
    };
  }, []);

  return opened === undefined ? null : <Workspace key={opened.loadNumber} boot={opened.boot} issues={issues} />;
}

/** Calls a function whenever the address changes to a link with work. Returns a function that removes the listener. */
function onLink(open: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = (): void => {
    if (!isLinkFragment(readHash())) return;
    // Waits until all listeners for the new address have run, so that the previous work is stored first. If another
    // program changes the address many times at once, only the last link is opened.
    clearTimeout(timer);
    timer = setTimeout(open);
  };
  window.addEventListener('hashchange', listen);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('hashchange', listen);
  };
}
