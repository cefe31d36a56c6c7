// The search's part of the client that every page loads: all else is loaded when somebody reaches for the search.
import { addBehaviours } from '@site/src/client/behaviours';
import { registerIsland } from '@site/src/client/islands/islands';
import { searchButton } from './searchButton';

addBehaviours(searchButton);
registerIsland('search-page', () => import('./page/SearchPageContent'));
