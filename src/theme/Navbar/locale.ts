import type { Behavior } from '@site/src/client/behaviors';
import { readItem, writeItem } from '@site/src/client/storage';

/** Storage key of the locale in which the site was last read, such as `en`. */
const LOCALE_KEY = 'locale';

/** Stores the locale of the page. It is the language of the document, because no locale has another `htmlLang`. */
export const locale: Behavior = {
  start() {
    const { lang } = document.documentElement;
    if (readItem(LOCALE_KEY) !== lang) writeItem(LOCALE_KEY, lang);
  },
};
