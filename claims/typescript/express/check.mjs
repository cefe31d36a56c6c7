import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withScratchFolder, runNode, TSC, WIRESPEC } from '../../support/programs.mjs';

const EXAMPLE = fileURLToPath(new URL('../../../examples/guides/http', import.meta.url));
const LOG = /^ {2}(?:GET|POST) /;
const PACKAGES = fileURLToPath(new URL('../../node_modules', import.meta.url));

for (const { generation, options, withoutBody } of [
  { generation: 'default', options: [], withoutBody: /^201 \{\} \{ free: false \}$/m },
  { generation: 'ir', options: ['--ir'], withoutBody: /Cannot match response with status/ },
]) {
  withScratchFolder((folder) => {
    for (const part of ['contracts', generation, 'express']) {
      fs.cpSync(path.join(EXAMPLE, part), folder, { recursive: true });
    }
    fs.symlinkSync(PACKAGES, path.join(folder, 'node_modules'));
    runNode(folder, [WIRESPEC, 'compile', '-i', './seats.ws', '-o', './generated', '-l', 'TypeScript', ...options]);
    assert.equal(runNode(folder, [TSC, '--skipLibCheck']).stdout, '');
    const withoutFramework = runNode(folder, ['dist/main.js']).stdout;

    // With Express in front of the same program, each request is logged, and each response stays the same.
    const main = path.join(folder, 'dist', 'main.js');
    replace(main, 'createServer)(answer)', "createServer)(require('./application').createApplication(answer))");
    const lines = runNode(folder, ['dist/main.js']).stdout.split('\n');
    assert.equal(lines.filter((line) => !LOG.test(line)).join('\n'), withoutFramework);
    assert.deepEqual(
      lines.filter((line) => LOG.test(line)).map((line) => line.trim()),
      ['GET /shows/1/seats', 'GET /shows/1/seats', 'GET /shows/3/seats', 'POST /shows/1/holds', 'GET /shows/one/seats'],
    );
    assert.deepEqual(findStatuses(lines), ['200', '400', '404', '201', '400']);

    // As the page warns, the body is missing if `express.json()` has parsed it.
    const application = path.join(folder, 'dist', 'application.js');
    replace(application, 'application.use(answer)', 'application.use(express_1.default.json(), answer)');
    const { stdout, stderr } = runNode(folder, ['dist/main.js']);
    assert.match(stdout + stderr, withoutBody);
  });
}

/**
 * @param {string} file
 * @param {string} text
 * @param {string} other
 */
function replace(file, text, other) {
  const before = fs.readFileSync(file, 'utf8');
  assert.ok(before.includes(text));
  fs.writeFileSync(file, before.replace(text, other));
}

/** @param {readonly string[]} lines */
function findStatuses(lines) {
  return lines.flatMap((line) => /^\d{3}/.exec(line) ?? []);
}
