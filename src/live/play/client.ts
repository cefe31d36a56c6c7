// Part of the workbench (`playground` in the code) that every page loads, like `share/client.ts`. All other modules are
// loaded only on the page of the workbench.
import { registerIsland } from '@site/src/client/islands/islands';
import { registerTexts } from '../storage/readerTexts';

registerIsland('playground', () => import('./Playground'));
registerTexts('playground', async () => {
  const [{ listTexts }, { WORKS }] = await Promise.all([import('./session/listTexts'), import('./works')]);
  return () => listTexts(WORKS);
});
