import { readItem, writeItem } from '@site/src/client/storage';
import { CLOSED_ATTRIBUTE, CLOSED_KEY, ID_KEY } from './constants';

/** Id of the announcement. */
declare const SETUP: string;

// Hides a closed announcement before the first paint. An announcement with a new id is shown again.
if (readItem(ID_KEY) !== SETUP) {
  writeItem(ID_KEY, SETUP);
  writeItem(CLOSED_KEY, 'false');
}
if (readItem(CLOSED_KEY) === 'true') document.documentElement.setAttribute(CLOSED_ATTRIBUTE, '');
