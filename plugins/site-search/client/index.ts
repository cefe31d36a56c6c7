// Search part of the client that every page loads; everything else is loaded when a reader uses the search.
import { addBehaviors } from '@site/src/client/behaviors';
import { registerIsland } from '@site/src/client/islands/islands';
import { searchButton } from './searchButton';

addBehaviors(searchButton);
registerIsland('search-page', () => import('./page/SearchPageContent'));
