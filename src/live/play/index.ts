// The part of the playground that every page loads. Everything else is loaded only on the playground's page.
import { addBehaviors } from '@site/src/client/behaviors';
import { registerIsland } from '@site/src/client/islands/islands';

registerIsland('playground', () => import('./Playground'));

addBehaviors({
  start() {
    // Some programs escape the `#` of a shared link, so its address is not that of a page.
    const address = new URL(window.location.href);
    const [page = '', code] = address.pathname.split(/%23(?=code)/i);
    if (code === undefined) return;
    // Sets the parts of the address separately, because a path that begins with two slashes would be another host.
    address.pathname = page;
    address.hash = code;
    window.location.replace(address);
  },
});
