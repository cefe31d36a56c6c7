import * as v from 'valibot';

/** Any host does to tell whether a path names another one. */
const HOST = 'https://host.invalid';

/** A path on this host. `//host` names another one, and so does `/\host`, or a line break between two slashes. */
export const LocalPathSchema = v.pipe(v.string(), v.startsWith('/'), v.check(isOfThisHost));

function isOfThisHost(path: string): boolean {
  try {
    return new URL(path, HOST).origin === HOST;
  } catch {
    return false;
  }
}
