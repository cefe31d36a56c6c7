import { readAddress } from './address';

/**
 * Returns whether a page belongs to a different release than the scripts in this tab. The names of the scripts differ
 * between releases. Only scripts with `defer` are compared, because others were loaded later.
 *
 * @param html - markup of the page, as sent by the server
 */
export function isOtherRelease(html: string): boolean {
  return [...document.querySelectorAll('script[src][defer]')].some(
    (script) => !html.includes(script.getAttribute('src') ?? ''),
  );
}

/**
 * Reloads the page if a newer release was deployed since it was opened, because scripts that it may request no longer
 * exist. A page is reloaded only once, because it would otherwise reload forever on a host whose servers have different
 * releases. Without a response, nothing happens.
 */
export async function reloadIfOutdated(): Promise<void> {
  if (performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')) return;
  try {
    const response = await fetch(readAddress().href, { cache: 'no-cache', credentials: 'same-origin' });
    if (response.ok && isOtherRelease(await response.text())) window.location.reload();
  } catch {
    // Without a connection, the code that requested the script reports the failure.
  }
}

/** Finds the address of the script in an error of the bundler; undefined for any other error. */
export function findFailedScript(error: unknown): string | undefined {
  return error instanceof Error && 'request' in error && typeof error.request === 'string' ? error.request : undefined;
}

/**
 * Fetches a script that failed to load from the network, bypassing all caches. A cache may contain a wrong response,
 * such as the page of a captive portal, which the next attempt would get again.
 *
 * @param error - error of the bundler, which contains the address of the script
 */
export async function refetchScript(error: unknown): Promise<void> {
  const script = findFailedScript(error);
  if (script === undefined) return;
  // The next attempt reports the failure.
  await fetch(script, { cache: 'reload', mode: 'same-origin', credentials: 'same-origin' }).catch(() => undefined);
}
