import { fileURLToPath } from 'node:url';
import fs from 'node:fs';
import path from 'node:path';
import { runNode } from './programs.mjs';

const PACKAGES = fileURLToPath(new URL('../node_modules', import.meta.url));

/**
 * Compiles a TypeSpec description with the compiler that `claims/package.json` lists.
 *
 * @param {string} folder absolute path of an empty folder, which gets the input and the output
 * @param {string} text the description
 * @returns {{printed: string, document: string | undefined}} output of the compiler, and the OpenAPI document as YAML;
 *   undefined if the compiler rejects the description
 */
export function compileTypeSpec(folder, text) {
  fs.writeFileSync(path.join(folder, 'main.tsp'), text);
  fs.symlinkSync(PACKAGES, path.join(folder, 'node_modules'));
  const { status, stdout, stderr } = runNode(folder, [
    path.join(PACKAGES, '@typespec', 'compiler', 'cmd', 'tsp.js'),
    ...['compile', 'main.tsp', '--emit', '@typespec/openapi3', '--output-dir', 'out', '--pretty', 'false'],
  ]);
  const document = path.join(folder, 'out', '@typespec', 'openapi3', 'openapi.yaml');
  return {
    printed: stdout + stderr,
    document: status === 0 ? fs.readFileSync(document, 'utf8') : undefined,
  };
}
