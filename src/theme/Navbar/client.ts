import { addBehaviors } from '@site/src/client/behaviors';
import { dropdowns } from './dropdowns';
import { locale } from './locale';
import { scrolling } from './scrolling';

addBehaviors(dropdowns, locale, scrolling);
