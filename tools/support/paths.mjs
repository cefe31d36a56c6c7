import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository, absolute. */
export const REPOSITORY = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** What the pages claim about the tools, with packages of its own. */
export const CLAIMS = path.join(REPOSITORY, 'claims');

/** Where the production site is built. */
export const SITE_BUILD = path.join(REPOSITORY, 'build');
