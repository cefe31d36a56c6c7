import * as v from 'valibot';
import { isLocalPath } from '../../lib/html/isLocalPath';

/** Schema of a path on this host. */
export const LocalPathSchema = v.pipe(v.string(), v.check(isLocalPath));
