import { useEffect, useState } from 'react';
import { refetchScript } from '@site/src/client/navigation/release';
import { preserveFocus } from '../session/focusEditor';

export interface Loaded<Code> {
  /** The code, such as a component; undefined until it is loaded. */
  code: Code | undefined;
  /** Loads the code again; undefined unless loading has failed. */
  retry: (() => void) | undefined;
}

/**
 * Loads code that a part of the page needs.
 *
 * @param load - the same function in each rendering
 */
export function useLoaded<Code>(load: () => Promise<Code>): Loaded<Code> {
  const [loaded, setLoaded] = useState<{ code: Code }>();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCanceled = false;
    load().then(
      (code) => {
        if (isCanceled) return;
        preserveFocus(() => {
          setLoaded({ code });
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

  return { code: loaded?.code, retry: failure === undefined ? undefined : retry };
}
