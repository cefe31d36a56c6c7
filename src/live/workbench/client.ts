// Part of the workbench that every page loads, like `share/client.ts`. All other modules are loaded only on the page of
// the workbench.
import { registerIsland } from '@site/src/client/islands/islands';
import { registerTexts } from '../storage/readerTexts';

registerIsland('workbench', () => import('./Workbench'));
registerTexts('workbench', async () => (await import('./session/listWorkbenchTexts')).listWorkbenchTexts);
