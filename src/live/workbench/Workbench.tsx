import { type ReactNode, useEffect, useState } from 'react';
import * as v from 'valibot';
import { readHash, readPath, readQuery } from '@site/src/client/navigation/address';
import { replaceAddress } from '@site/src/client/navigation/navigation';
import { isLinkFragment } from '../share/encodeState';
import { EXAMPLES_LOAD_FAILURE } from '../examples/loadExampleContracts';
import { bootWorkbench } from './bootWorkbench';
import { preserveFocus } from './session/focusEditor';
import type { Boot } from './session/Boot';
import type { Notice } from './session/Notice';
import { createModeQuery } from './session/useMode';
import { onLink } from './share/onLink';
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
    const open = (query = readQuery()): void => {
      // React does not report rejected promises. An error thrown in a state update reaches the error boundary.
      load(query).catch((error: unknown) => {
        setOpened(() => {
          throw error;
        });
      });
    };
    const load = async (query: string): Promise<void> => {
      const loadNumber = (count += 1);
      const boot = await bootWorkbench(readHash(), query);
      if (loadNumber !== count) return;
      // Removes a link's content and a requested example from the address. Otherwise, a reload would open them again
      // and replace the reader's changes, which the browser stores. The mode and an anchor of the reference stay.
      const anchor = isLinkFragment(readHash()) ? '' : readHash();
      if (readPath() === path) replaceAddress(path + createModeQuery(boot.mode ?? 'write') + anchor);
      preserveFocus(() => {
        setOpened({ boot: { ...boot, notice: boot.notice ?? describeMissing(boot, query, open) }, loadNumber });
      });
    };
    open();
    const stop = onLink(() => {
      open();
    });
    return () => {
      // Makes a `load` that is still running ignore its result.
      count = -1;
      stop();
    };
  }, []);

  return opened === undefined ? null : <Workspace key={opened.loadNumber} boot={opened.boot} issues={issues} />;
}

/** Returns a notice about an example that could not be loaded, with a button that opens the example again. */
function describeMissing({ missingExample }: Boot, query: string, open: (query: string) => void): Notice | undefined {
  if (missingExample === undefined) return undefined;
  const run = (): void => {
    open(requestExample(query, missingExample, readQuery()));
  };
  return { text: EXAMPLES_LOAD_FAILURE, isFailure: true, action: { label: 'Try again', run } };
}

/**
 * Returns a query that requests an example again. The example must be named, because after the failed attempt, the
 * workbench may have stored contracts, which it would open instead. Takes the mode from the current query, because the
 * reader may have changed it.
 */
function requestExample(query: string, example: string, current: string): string {
  const parameters = new URLSearchParams(query);
  parameters.set('example', example);
  const mode = new URLSearchParams(current).get('mode');
  if (mode === null) parameters.delete('mode');
  else parameters.set('mode', mode);
  return `?${parameters.toString()}`;
}
