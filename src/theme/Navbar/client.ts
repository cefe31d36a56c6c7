import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { readItem, writeItem } from '@site/src/client/storage';
import { dropdowns } from './dropdowns';
import { scrolling } from './scrolling';

/** Storage key of the locale in which the site was last read, such as `en`. */
const LOCALE_KEY = 'locale';

/** Stores the locale of the page. It is the language of the document, because no locale has another `htmlLang`. */
const locale: Behavior = {
  start() {
    const { lang } = document.documentElement;
    if (readItem(LOCALE_KEY) !== lang) writeItem(LOCALE_KEY, lang);
  },
};

addBehaviors(dropdowns, locale, scrolling);
