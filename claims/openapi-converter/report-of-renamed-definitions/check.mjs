import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runNode, withScratchFolder } from '../../support/programs.mjs';

const EXAMPLES = new URL('../../../examples/', import.meta.url);
const pathOf = (/** @type {string} */ name) => fileURLToPath(new URL(name, EXAMPLES));

const contract = fs.readFileSync(pathOf('migrating/catalog.ws'), 'utf8');

/**
 * Reports what the contract loses of the document after definitions were renamed.
 *
 * @param {readonly string[]} names
 */
const report = (names) =>
  withScratchFolder((folder) => {
    const renamed = names.reduce(
      (text, name) => text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), `Other${name}`),
      contract,
    );
    assert.equal(renamed === contract, names.length === 0);
    fs.writeFileSync(path.join(folder, 'catalog.ws'), renamed);
    return runNode(folder, [pathOf('download/loss-report.mjs'), pathOf('migrating/catalog.json'), 'catalog.ws']).stdout;
  });

const members = ['Person', 'School'];
const names = [...contract.matchAll(/^(?:type|endpoint) (\w+)/gm)].map(([, name = '']) => name);
assert.ok(members.every((member) => names.includes(member)));

const original = report([]);
assert.equal(report(names.filter((name) => !members.includes(name))), original);
assert.doesNotMatch(original, /missing from the union/);
assert.match(report(['Person']), /`Person` is missing from the union/);
