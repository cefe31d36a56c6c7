// The playground's part of the client that every page loads: all else is loaded on its page.
import { registerIsland } from '@site/src/client/islands/islands';

registerIsland('playground', () => import('./Playground'));
