// The last module of the production entry: by now all others have registered what they add.
import { addBehaviors, startBehaviors } from './behaviors';
import { islands } from './islands/islands';
import { navigation } from './navigation/navigation';
import { notFound } from './navigation/notFound';
import { prefetching } from './navigation/prefetching';

addBehaviors(navigation, notFound, prefetching, islands);
startBehaviors();
// The generator's own sign that a page is ready to be used; its templates write `false`.
document.documentElement.dataset.hasHydrated = 'true';
