import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import { BELOW_HOST_FOLDER, BELOW_PATH, BELOW_PROJECT, BELOW_URL, SITE_FOLDER, SITE_URL } from './sites';

/** A built production site and the host that serves it. */
export interface ServedSite {
  /** Absolute path of the built site. */
  folder: string;
  /** The address of the host, without a slash at the end. */
  origin: string;
  /** The path of the site, with slashes at both ends. */
  path: string;
}

/** Returns the production site of the running test: the one at the root of its host, or the one below a path. */
export function readSite(): ServedSite {
  if (test.info().project.name !== BELOW_PROJECT) return { folder: SITE_FOLDER, origin: SITE_URL, path: '/' };

  return { folder: path.join(BELOW_HOST_FOLDER, BELOW_PATH), origin: new URL(BELOW_URL).origin, path: BELOW_PATH };
}

/** Reads a file from the production site that the running test uses. */
export function readSiteFile(file: string): string {
  return readFileSync(path.join(readSite().folder, file), 'utf8');
}

/** Converts an address in the site, such as `/docs`, to the path on its host. */
export function toHostPath(route: string): string {
  return readSite().path + route.slice(1);
}

/** Converts a path on the host to the address in the site, such as `/docs`. */
export function toRoute(hostPath: string): string {
  const { path: site } = readSite();
  if (!hostPath.startsWith(site)) throw new Error(`${hostPath} is not below ${site}.`);

  return hostPath.slice(site.length - 1);
}
