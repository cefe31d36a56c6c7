// Last module of the client in production. All other modules have registered their behaviors when it runs.
import { addBehaviors, startBehaviors } from './behaviors';
import { islands } from './islands/islands';
import { navigation } from './navigation/navigation';
import { notFound } from './navigation/notFound';
import { prefetching } from './navigation/prefetching';
import { afterPaint } from './tasks';

addBehaviors(navigation, notFound, prefetching, islands);
const { dataset } = document.documentElement;
// Docusaurus's attribute for a page that is ready. Its template writes `false`; if that value stays, `config/headTags.ts` knows that no script has loaded.
dataset.hasHydrated = 'soon';
void afterFirstPaint()
  .then(startBehaviors)
  .then(() => {
    dataset.hasHydrated = 'true';
  });

/** Resolves after the first paint, which starting the behaviors would delay. Does not wait in a background tab, because it is never painted. */
async function afterFirstPaint(): Promise<void> {
  if (!document.hidden && performance.getEntriesByType('paint').length === 0) await afterPaint();
}
