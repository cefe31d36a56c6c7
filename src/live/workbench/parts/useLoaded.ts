import { useEffect, useState } from 'react';
import { refetchScript } from '@site/src/client/navigation/release';
import { preserveFocus } from '../session/focusEditor';

export interface Loaded<Part> {
  part: Part | undefined;
  /** Loads the part again; undefined unless loading has failed. */
  retry: (() => void) | undefined;
}

/**
 * Loads code that a part of the page needs.
 *
 * @param load - the same function in each rendering
 */
export function useLoaded<Part>(load: () => Promise<Part>): Loaded<Part> {
  const [loaded, setLoaded] = useState<{ part: Part }>();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCanceled = false;
    load().then(
      (part) => {
        if (isCanceled) return;
        preserveFocus(() => {
          setLoaded({ part });
          setFailure(undefined);
        });
      },
      (error: unknown) => {
        if (!isCanceled) setFailure({ error });
      },
    );
    return () => {
      isCanceled = true;
    };
  }, [load, attempt]);

  const retry = (): void => {
    void refetchScript(failure?.error).then(() => {
      setAttempt(attempt + 1);
    });
  };

  return { part: loaded?.part, retry: failure === undefined ? undefined : retry };
}
