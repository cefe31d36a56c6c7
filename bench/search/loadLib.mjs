import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const require = createRequire(path.join(root, 'package.json'));
const jiti = require('jiti')(path.join(root, 'package.json'), { interopDefault: true, cache: false });

/** Loads a TypeScript module of the site. */
export function loadLib(file) {
  return jiti(path.join(root, file));
}
