import { FORMER_RELEASES } from './former/formerReleases';
import { type Release, SITE_RELEASE } from './releases';

/** The releases of the compiler that readers can choose, newest first. */
export const RELEASES: readonly Release[] = [SITE_RELEASE, ...FORMER_RELEASES];

/** Returns the release with this version. Without a version, or for an unknown one, returns the site's release. */
export function findRelease(version: string | undefined): Release {
  return RELEASES.find((release) => release.version === version) ?? SITE_RELEASE;
}

/** Returns a version if readers can choose it instead of the site's release; otherwise undefined. */
export function findFormerVersion(version: string): string | undefined {
  const release = findRelease(version);
  return release === SITE_RELEASE ? undefined : release.version;
}
