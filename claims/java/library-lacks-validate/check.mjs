import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { inFolder, run, WIRESPEC } from '../../support/programs.mjs';

/** The interface in `wirespec-jvm`, instead of the one that the compiler writes with `--shared`. */
const OF_LIBRARY = 'interface Refined<T> { T value(); }';
const OF_COMPILER = /public interface Refined<T> \{[^}]*\}/;

if (spawnSync('javac', ['-version']).status === 0) {
  inFolder((folder) => {
    const contract = 'type Isbn = String(/^9$/g) type Book { isbn: Isbn } endpoint Get GET /get -> { 200 -> Book }';
    fs.writeFileSync(path.join(folder, 'library.ws'), contract);
    const words = ['compile', '-i', './library.ws', '-o', './out', '-p', 'library', '-l', 'Java', '--ir', '--shared'];
    run(folder, [WIRESPEC, ...words]);
    assert.equal(compile(folder), '');

    const shared = path.join(folder, 'out', 'Wirespec.java');
    const text = fs.readFileSync(shared, 'utf8');
    assert.match(text, OF_COMPILER);
    fs.writeFileSync(shared, text.replace(OF_COMPILER, OF_LIBRARY));
    assert.match(compile(folder), /Isbn\.java:\d+: error: method does not override or implement a method/);
  });
}

/** @param {string} folder */
function compile(folder) {
  const files = fs.readdirSync(path.join(folder, 'out'), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.java')).map((file) => path.join('out', file));
  const words = ['-Xlint:none', '-d', 'classes', ...sources];
  return spawnSync('javac', words, { cwd: folder, encoding: 'utf8' }).stderr.replace(/^Note: .*\n/gm, '');
}
