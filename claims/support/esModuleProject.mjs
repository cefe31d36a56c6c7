import fs from 'node:fs';
import path from 'node:path';
import { inFolder, run, TSC, WIRESPEC } from './programs.mjs';

const CONTRACT = 'type Book { title: String } endpoint Find GET /find -> { 200 -> Book }';
const MAIN = "import { Find } from './generated/endpoint/index.js'; const { method } = Find.api; method;";

export const NODE_NEXT = ['--module', 'nodenext'];
export const BUNDLER = ['--module', 'esnext', '--moduleResolution', 'bundler'];

/**
 * @typedef {object} Project
 * @property {string} folder
 * @property {(options: readonly string[]) => string} compile what `tsc` prints
 * @property {() => string} run what Node prints to standard error when it runs the compiled program
 */

/**
 * Does something in a project that is an ES module and has generated code in it, of both generations one after the
 * other.
 *
 * @param {{marked: boolean}} options `marked`: the generated folder says that it is a CommonJS package
 * @param {(project: Project) => void} work
 */
export function inProjects({ marked }, work) {
  for (const generation of [[], ['--ir']]) {
    inFolder((folder) => {
      fs.writeFileSync(path.join(folder, 'contract.ws'), CONTRACT);
      const words = ['compile', '-i', './contract.ws', '-o', './generated', '-p', 'library', '-l', 'TypeScript'];
      run(folder, [WIRESPEC, ...words, ...generation]);
      fs.writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
      fs.writeFileSync(path.join(folder, 'main.ts'), MAIN);
      if (marked) {
        for (const place of ['generated', 'dist/generated']) {
          fs.mkdirSync(path.join(folder, place), { recursive: true });
          fs.writeFileSync(path.join(folder, place, 'package.json'), '{ "type": "commonjs" }');
        }
      }
      work({
        folder,
        compile: (options) => run(folder, [TSC, ...COMMON, ...options]).stdout,
        run: () => run(folder, ['dist/main.js']).stderr,
      });
    });
  }
}

const COMMON = ['main.ts', 'generated/endpoint/Find.ts', '--strict', '--target', 'es2022', '--outDir', 'dist'];
