import * as v from 'valibot';
import { parseUrl } from './parseUrl';

/** Base for resolving a path. Any host works, because the result is only compared with it. */
const HOST = 'https://host.invalid';

/**
 * Schema of a path on this host. `//host` names another host, and so do `/\host` and a path with a line break between
 * two slashes.
 */
export const LocalPathSchema = v.pipe(v.string(), v.startsWith('/'), v.check(isOfThisHost));

function isOfThisHost(path: string): boolean {
  return parseUrl(path, HOST)?.origin === HOST;
}
