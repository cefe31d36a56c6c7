import { registerIsland } from '@site/src/client/islands/islands';

registerIsland('crash', () => import('./CrashIsland'));
registerIsland('late', () => import('./LateIsland'));
registerIsland('recovering', () => import('./RecoveringIsland'));
