// Last module of the client in production. When it runs, all other modules have registered their behaviors.
import { addBehaviors, startBehaviors } from './behaviors';
import { islands } from './islands/islands';
import { navigation } from './navigation/navigation';
import { notFound } from './navigation/notFound';
import { prefetching } from './navigation/prefetching';
import { afterPaint } from './tasks';

addBehaviors(navigation, notFound, prefetching, islands);
const { dataset } = document.documentElement;
// Attribute of Docusaurus for a page that is ready. The page template sets it to `false`. If it keeps that value, the
// script in `baseUrlBanner` concludes that no script has loaded.
dataset.hasHydrated = 'soon';
void afterFirstPaint()
  .then(startBehaviors)
  .then(() => {
    dataset.hasHydrated = 'true';
  });

/**
 * Resolves after the first paint, because starting the behaviors earlier would delay it. Resolves at once in a
 * background tab, because the browser does not paint it.
 */
async function afterFirstPaint(): Promise<void> {
  if (!document.hidden && performance.getEntriesByType('paint').length === 0) await afterPaint();
}
