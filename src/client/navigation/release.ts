import { readAddress } from './address';

/**
 * Returns whether a page belongs to a different release than the scripts and styles in this tab. The names of these
 * files differ between releases. Only scripts with `defer` and the first stylesheet are compared, because others were
 * loaded later.
 *
 * @param html - markup of the page, as sent by the server
 */
export function isOtherRelease(html: string): boolean {
  const scripts = [...document.querySelectorAll('script[src][defer]')].map((script) => script.getAttribute('src'));
  const style = document.querySelector('link[rel="stylesheet"]')?.getAttribute('href');

  return [...scripts, style].some((address) => !html.includes(address ?? ''));
}

/**
 * Reloads the page if the host now serves another release, because scripts that the page may request no longer exist.
 * Does nothing without a response, or if the page was already reloaded, by this function or by the reader. Otherwise,
 * the page would reload forever on a host whose servers have different releases.
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

/** Address of a script in an error message from the browser. */
const SCRIPT = /https?:\/\/[^\s'"]+\.js/;

/**
 * Finds the address of a script that failed to load. Errors of the bundler have the address in `request`. If a worker
 * could not import a script, only the error message contains the address.
 *
 * @returns undefined for any other error
 */
export function findFailedScript(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('request' in error) return typeof error.request === 'string' ? error.request : undefined;
  return error.name === 'NetworkError' ? findScriptAddress(error.message) : undefined;
}

/** Finds the address of a script in an error message from Chromium or Firefox; undefined if there is none. */
export function findScriptAddress(message: string): string | undefined {
  return SCRIPT.exec(message)?.[0];
}

/**
 * Fetches the script that failed to load, bypassing all caches. Does nothing for other errors. A cache may contain a
 * wrong response, such as the page of a captive portal, which the next attempt would get again.
 */
export async function refetchScript(error: unknown): Promise<void> {
  const script = findFailedScript(error);
  if (script !== undefined) await refetch(script);
}

/** Fetches a script, bypassing all caches. If this fails, the next attempt to load the script reports the failure. */
export async function refetch(script: string): Promise<void> {
  await fetch(script, { cache: 'reload', mode: 'same-origin', credentials: 'same-origin' }).catch(() => undefined);
}
