import { useEffect } from 'react';

/** What browsers tell about the connection; not all do. */
interface NetworkInformation {
  effectiveType?: string;
  saveData?: boolean;
}

/** When the page has nothing else to do: at the earliest so long after it was shown, in milliseconds. */
const EARLIEST_MS = 3000;

/** Calls once when the page is idle, provided that the browser says the connection is fast and nobody saves data. */
export function useIdlePreparation(prepare: () => void): void {
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: NetworkInformation };
    if (
      connection?.effectiveType !== '4g' ||
      connection.saveData === true ||
      typeof window.requestIdleCallback !== 'function'
    )
      return undefined;
    let idle: number | undefined;
    const timer = setTimeout(() => {
      idle = window.requestIdleCallback(prepare);
    }, EARLIEST_MS);
    return () => {
      clearTimeout(timer);
      if (idle !== undefined) window.cancelIdleCallback(idle);
    };
  }, [prepare]);
}
