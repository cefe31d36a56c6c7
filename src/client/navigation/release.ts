/**
 * Whether a page belongs to another release of the site than the scripts that run in this tab, whose names differ with each release. Scripts that were loaded later have no `defer`.
 *
 * @param html of the page, as the server has sent it
 */
export function isOtherRelease(html: string): boolean {
  return [...document.querySelectorAll('script[src][defer]')].some(
    (script) => !html.includes(script.getAttribute('src') ?? ''),
  );
}

/**
 * Reloads the page when a newer release was deployed since it was opened, because scripts it may ask for no longer exist. A page that was reloaded stays, whatever the server says:
 * a host whose parts disagree would have it reload again and again. Without an answer nothing happens.
 */
export async function reloadIfRenewed(): Promise<void> {
  if (performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')) return;
  try {
    const response = await fetch(window.location.href, { cache: 'no-cache', credentials: 'same-origin' });
    if (response.ok && isOtherRelease(await response.text())) window.location.reload();
  } catch {
    // No connection: the code that asked for the script tells the reader.
  }
}

/** Finds the address of the script in an error of the bundler; undefined for any other error. */
export function findFailedScript(error: unknown): string | undefined {
  return error instanceof Error && 'request' in error && typeof error.request === 'string' ? error.request : undefined;
}

/**
 * Fetches a script that failed to load from the network, past all caches. A cache may hold a wrong response, such as the
 * page of a captive portal, which the next attempt would get again.
 *
 * @param error - error of the bundler, which names the script
 */
export async function refetchScript(error: unknown): Promise<void> {
  const script = findFailedScript(error);
  if (script === undefined) return;
  // The next attempt reports the failure.
  await fetch(script, { cache: 'reload', mode: 'same-origin', credentials: 'same-origin' }).catch(() => undefined);
}
