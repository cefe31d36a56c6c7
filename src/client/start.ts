// The last module of the production entry: by now all others have registered their behaviors.
import { addBehaviors, startBehaviors } from './behaviors';
import { islands } from './islands/islands';
import { navigation } from './navigation/navigation';
import { notFound } from './navigation/notFound';
import { prefetching } from './navigation/prefetching';
import { afterPaint } from './tasks';

addBehaviors(navigation, notFound, prefetching, islands);
const { dataset } = document.documentElement;
// The generator's own sign that a page is ready. Its template writes `false`, by which `config/headTags.ts` knows that no script was found.
dataset.hasHydrated = 'soon';
void afterFirstPaint().then(() => {
  startBehaviors();
  dataset.hasHydrated = 'true';
});

/** Resolves when the reader sees the page, which starting the behaviors would delay. A tab in the background paints nothing, so it does not wait. */
async function afterFirstPaint(): Promise<void> {
  if (!document.hidden && performance.getEntriesByType('paint').length === 0) await afterPaint();
}
