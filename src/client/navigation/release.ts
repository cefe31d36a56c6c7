/**
 * Whether a page belongs to another release of the site than the scripts that run in this tab: each release has its own names for them. The ones that were loaded since the
 * page began carry no `defer`.
 */
export function isOtherRelease(html: string): boolean {
  return [...document.querySelectorAll('script[src][defer]')].some(
    (script) => !html.includes(script.getAttribute('src') ?? ''),
  );
}

/**
 * Loads the page anew when the site has been renewed since, so that scripts this page may ask for are gone. Once: a page that has been loaded anew stays, whatever the server
 * says, because a host whose parts disagree would have it begin again and again. Without an answer nothing happens.
 */
export async function reloadIfRenewed(): Promise<void> {
  if (performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')) return;
  try {
    const response = await fetch(window.location.pathname, { cache: 'no-cache', credentials: 'same-origin' });
    if (response.ok && isOtherRelease(await response.text())) window.location.reload();
  } catch {
    // No connection: the reader is told by whoever asked.
  }
}
