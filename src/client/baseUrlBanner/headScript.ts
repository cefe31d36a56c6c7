import { readPath } from '../navigation/address';

/** Base URL for which the site was built. */
declare const SETUP: string;

// Shows a banner if the site is served from a different path than it was built for. In this case, neither scripts nor
// styles load, so the banner is plain text. If only a script is missing, there is no banner, because the page is
// readable and its base URL is correct. When the client script loads, it sets `data-has-hydrated` to `soon` before
// the `load` event, so the banner never flashes.
addEventListener('load', () => {
  if (document.documentElement.dataset.hasHydrated !== 'false' || hasStyles()) return;
  const banner = document.createElement('p');
  banner.id = 'base-url-banner';
  const suggestion = readPath().replace(/[^/]*$/, '');
  banner.textContent = `The styles and scripts of this page were not found. Current configured baseUrl = ${SETUP}. We suggest trying baseUrl = ${suggestion}.`;
  document.body.prepend(banner);
});

function hasStyles(): boolean {
  try {
    return (document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet?.cssRules.length ?? 0) > 0;
  } catch {
    // Browsers do not let scripts read the style rules of a page that was opened as a file.
    return false;
  }
}
