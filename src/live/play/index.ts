// The playground's part of the client that every page loads: all else is loaded on its page.
import { addBehaviors } from '@site/src/client/behaviors';
import { registerIsland } from '@site/src/client/islands/islands';

registerIsland('playground', () => import('./Playground'));

addBehaviors({
  start() {
    // Some programs escape the `#` of a shared link, which then names no page.
    const [page = '', code] = window.location.pathname.split(/%23(?=code)/i);
    if (code !== undefined) window.location.replace(`${page}#${code}`);
  },
});
