import { BASE_PATH } from '@site/src/client/navigation/site';
import { nameCaches } from '../../../lib/offline/caches';

/** Names of the site's caches. */
export const CACHE_NAMES = nameCaches(BASE_PATH);
