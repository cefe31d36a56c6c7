// The playground's part of the client that every page loads: all else is loaded on its page.
import { addBehaviors } from '@site/src/client/behaviors';
import { registerIsland } from '@site/src/client/islands/islands';

registerIsland('playground', () => import('./Playground'));

addBehaviors({
  start() {
    // Some programs escape the `#` of a shared link, which then names no page.
    const address = new URL(window.location.href);
    const [page = '', code] = address.pathname.split(/%23(?=code)/i);
    if (code === undefined) return;
    // Set part by part, because a path that begins with two slashes would name another host.
    address.pathname = page;
    address.hash = code;
    window.location.replace(address);
  },
});
