import path from 'node:path';
import createJiti from 'jiti';
import { REPOSITORY } from '../tools/support/paths.mjs';

/** @typedef {import('./modules').Modules} Modules */

const load = createJiti(path.join(REPOSITORY, 'package.json'), { interopDefault: true, cache: false });

/**
 * Loads a TypeScript module of the site, which Node itself does not read.
 *
 * @template {keyof Modules} File
 * @param {File} file relative to the repository
 * @returns {Modules[File]}
 */
export function loadLib(file) {
  // The key is the path that the type is taken from.
  return /** @type {Modules[File]} */ (load(path.join(REPOSITORY, file)));
}
