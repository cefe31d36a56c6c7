import fs from 'node:fs';
import path from 'node:path';
import { withScratchFolder, runNode, TSC, WIRESPEC } from './programs.mjs';

const CONTRACT = 'type Book { title: String } endpoint Find GET /find -> { 200 -> Book }';
const MAIN = "import { Find } from './generated/endpoint/index.js'; const { method } = Find.api; method;";

export const NODE_NEXT = ['--module', 'nodenext'];
export const BUNDLER = ['--module', 'esnext', '--moduleResolution', 'bundler'];

/**
 * @typedef {object} Project
 * @property {string} folder absolute path
 * @property {(options: readonly string[]) => string} compile runs `tsc` with additional options, and returns what it
 *   prints; empty if there are no errors
 * @property {() => string} run runs the compiled program with Node, and returns its standard error
 */

/**
 * Calls a function with a new project, which is an ES module and contains generated code. Calls it twice: with the code
 * of the default generation, and with that of `--ir`. Deletes each project afterwards.
 *
 * @param {{isCommonJs: boolean}} options whether a `package.json` marks the generated folder as CommonJS
 * @param {(project: Project) => void} work
 */
export function withProjects({ isCommonJs }, work) {
  for (const generation of [[], ['--ir']]) {
    withScratchFolder((folder) => {
      fs.writeFileSync(path.join(folder, 'contract.ws'), CONTRACT);
      const args = ['compile', '-i', './contract.ws', '-o', './generated', '-p', 'library', '-l', 'TypeScript'];
      runNode(folder, [WIRESPEC, ...args, ...generation]);
      fs.writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
      fs.writeFileSync(path.join(folder, 'main.ts'), MAIN);
      if (isCommonJs) {
        for (const place of ['generated', 'dist/generated']) {
          fs.mkdirSync(path.join(folder, place), { recursive: true });
          fs.writeFileSync(path.join(folder, place, 'package.json'), '{ "type": "commonjs" }');
        }
      }
      work({
        folder,
        compile: (options) => runNode(folder, [TSC, ...COMMON, ...options]).stdout,
        run: () => runNode(folder, ['dist/main.js']).stderr,
      });
    });
  }
}

const COMMON = ['main.ts', 'generated/endpoint/Find.ts', '--strict', '--target', 'es2022', '--outDir', 'dist'];
