import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const REPOSITORY = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Absolute path of the folder with the claims, which has its own packages. */
export const CLAIMS = path.join(REPOSITORY, 'claims');

/** Absolute path of the built production site. */
export const SITE_BUILD = path.join(REPOSITORY, 'build');
