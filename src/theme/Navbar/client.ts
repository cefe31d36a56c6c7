import { addBehaviors } from '@site/src/client/behaviors';
import { dropdowns } from './dropdowns';
import { scrolling } from './scrolling';

addBehaviors(dropdowns, scrolling);
