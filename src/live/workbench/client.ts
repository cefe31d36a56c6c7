// Part of the workbench that every page loads, like `share/client.ts`. All other modules are loaded only on the page of
// the workbench.
import { registerIsland } from '@site/src/client/islands/islands';
import { registerTexts } from '../storage/readerTexts';

registerIsland('workbench', () => import('./Workbench'));
registerTexts('workbench', async () => {
  const [{ listTexts }, { WORKS }] = await Promise.all([import('./session/listTexts'), import('./works')]);
  return () => listTexts(WORKS);
});
