// The last module of the production entry: by now all others have registered what they add.
import { addBehaviors, startBehaviors } from './behaviors';
import { islands } from './islands/islands';
import { navigation } from './navigation/navigation';
import { notFound } from './navigation/notFound';
import { prefetching } from './navigation/prefetching';
import { afterPaint } from './tasks';

addBehaviors(navigation, notFound, prefetching, islands);
const { dataset } = document.documentElement;
// The generator's own sign that a page is ready to be used; its templates write `false`, which means that no script has come (`config/headTags.ts`).
dataset.hasHydrated = 'soon';
void onceSeen().then(() => {
  startBehaviors();
  dataset.hasHydrated = 'true';
});

/** Resolves when the reader sees the page: what the behaviors do would keep it waiting. A tab in the background paints nothing. */
async function onceSeen(): Promise<void> {
  if (!document.hidden && performance.getEntriesByType('paint').length === 0) await afterPaint();
}
