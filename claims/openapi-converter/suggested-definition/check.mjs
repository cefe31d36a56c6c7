import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runNode, withScratchFolder } from '../../support/programs.mjs';

const EXAMPLES = new URL('../../../examples/', import.meta.url);
const pathOf = (/** @type {string} */ name) => fileURLToPath(new URL(name, EXAMPLES));

const contract = fs.readFileSync(pathOf('migrating/catalog.ws'), 'utf8');

/**
 * Reports what a contract loses of the document.
 *
 * @param {string} text of the contract
 * @returns {string}
 */
const report = (text) =>
  withScratchFolder((folder) => {
    fs.writeFileSync(path.join(folder, 'catalog.ws'), text);
    return runNode(folder, [pathOf('download/loss-report.mjs'), pathOf('migrating/catalog.json'), 'catalog.ws']).stdout;
  });

const [, suggested = ''] = /write: (type CopyReturnedAt = .*)/.exec(report(contract)) ?? [];
assert.notEqual(suggested, '');

// The definition alone has no effect.
const defined = `${contract}\n${suggested}\n`;
assert.match(report(defined), /returnedAt\/format/);
const used = defined.replace('returnedAt: String', 'returnedAt: CopyReturnedAt');
assert.notEqual(used, defined);
assert.doesNotMatch(report(used), /returnedAt/);

// A quotation mark would end the string literal in generated Java, so suggested definitions contain `\x22` instead.
const thing = { type: 'object', required: ['a'], properties: { a: { type: 'string', pattern: '^"$' } } };
const document = { openapi: '3.0.3', info: {}, paths: {}, components: { schemas: { Thing: thing } } };
withScratchFolder((folder) => {
  fs.writeFileSync(path.join(folder, 'thing.json'), JSON.stringify(document));
  fs.writeFileSync(path.join(folder, 'thing.ws'), 'type Thing { a: String }');
  const { stdout } = runNode(folder, [pathOf('download/loss-report.mjs'), 'thing.json', 'thing.ws']);
  assert.ok(stdout.includes(String.raw`write: type ThingA = String(/^\x22$/)`), stdout);
});
