import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runNode, WIRESPEC } from './programs.mjs';

// These functions need a JDK: claims that use them have `needs: [javac]`.

const require = createRequire(import.meta.url);
const KOTLIN = path.join(path.dirname(require.resolve('kotlin-compiler/package.json')), 'lib');
/** @param {readonly string[]} names */
const jars = (...names) => names.map((name) => path.join(KOTLIN, `${name}.jar`)).join(path.delimiter);

/**
 * Generates code of the package `library` from a contract, into the subfolder `out` of a folder.
 *
 * @param {string} folder also gets the contract, as `library.ws`
 * @param {string} contract
 * @param {readonly string[]} options additional options of `wirespec compile`
 * @throws {assert.AssertionError} if the exit code is not 0
 */
export function generateCode(folder, contract, options) {
  fs.writeFileSync(path.join(folder, 'library.ws'), contract);
  const args = ['compile', '-i', './library.ws', '-o', './out', '-p', 'library', ...options];
  const { status, stderr } = runNode(folder, [WIRESPEC, ...args]);
  assert.equal(status, 0, stderr);
}

/**
 * Compiles all Java sources in a folder, into its subfolder `classes`.
 *
 * @param {string} folder
 * @returns {string} the error messages; empty if there are none
 */
export function compileJava(folder) {
  const { stderr } = spawnJdk('javac', folder, ['-Xlint:none', '-d', 'classes', ...listSources(folder, '.java')]);
  return stderr.replaceAll(/^Note: .*\n/gm, '');
}

/**
 * Compiles all Java sources in a folder, and runs the class `Main`.
 *
 * @param {string} folder
 * @returns {string} the standard output of the program
 * @throws {assert.AssertionError} if the sources do not compile, or if the program fails
 */
export function runJava(folder) {
  assert.equal(compileJava(folder), '');
  const { status, stdout, stderr } = spawnJdk('java', folder, ['-cp', 'classes', 'Main']);
  assert.equal(status, 0, stderr);
  return stdout;
}

/**
 * Compiles all Kotlin sources in a folder, and runs the function `main` of the file `Main.kt`.
 *
 * @param {string} folder
 * @returns {string} the standard output of the program
 * @throws {assert.AssertionError} if the sources do not compile, or if the program fails
 */
export function runKotlin(folder) {
  const compiler = [
    ...['-XX:TieredStopAtLevel=1', '-cp'],
    jars('kotlin-compiler', 'kotlin-stdlib', 'annotations-13.0', 'kotlin-reflect', 'kotlin-script-runtime') +
      path.delimiter +
      jars('kotlinx-coroutines-core-jvm'),
    'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler',
  ];
  const stdlib = jars('kotlin-stdlib');
  const options = ['-nowarn', '-no-stdlib', '-no-reflect', '-cp', stdlib, '-d', 'classes'];
  const compiled = spawnJdk('java', folder, [...compiler, ...options, ...listSources(folder, '.kt')]);
  assert.equal(compiled.status, 0, compiled.stderr);
  const { status, stdout, stderr } = spawnJdk('java', folder, ['-cp', `classes${path.delimiter}${stdlib}`, 'MainKt']);
  assert.equal(status, 0, stderr);
  return stdout;
}

/**
 * @param {string} folder
 * @param {string} extension
 */
function listSources(folder, extension) {
  return fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(extension));
}

/**
 * @param {'java' | 'javac'} program
 * @param {string} folder
 * @param {readonly string[]} args
 */
function spawnJdk(program, folder, args) {
  return spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
}
