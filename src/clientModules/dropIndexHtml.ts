import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';

const SUFFIX = 'index.html';

/**
 * Takes `index.html` off the address a page was opened with, unless a page really has that address. The framework draws the right page
 * anyway, but loads the code of the not-found page for it first, so that what the build drew does not fit.
 */
function dropIndexHtml(): void {
  const { pathname, search, hash } = window.location;
  if (!pathname.endsWith(`/${SUFFIX}`) || routes.some(({ path }) => path === pathname)) return;
  window.history.replaceState(window.history.state, '', pathname.slice(0, -SUFFIX.length) + search + hash);
}

// Runs while the scripts load, before the framework looks at the address.
if (ExecutionEnvironment.canUseDOM) dropIndexHtml();
