// The search's part of the client that every page loads: all else is loaded when somebody reaches for the search.
import { addBehaviors } from '@site/src/client/behaviors';
import { registerIsland } from '@site/src/client/islands/islands';
import { searchButton } from './searchButton';

addBehaviors(searchButton);
registerIsland('search-page', () => import('./page/SearchPageContent'));
