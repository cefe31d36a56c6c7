import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withScratchFolder, runNode, TSC, WIRESPEC } from '../../support/programs.mjs';

const EXAMPLE = fileURLToPath(new URL('../../../examples/guides/http', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../node_modules', import.meta.url));

const CONTRACT = 'enum Row { FRONT, BACK } endpoint FindSeats GET /seats ? { row: Row } -> { 200 -> Unit }';

/** Prints the row that the handler receives, and the status of the response. */
const PROGRAM = `
const http = require('node:http');
const { listener, route } = require('./server');
const { FindSeats } = require('./generated/endpoint');
const seats = async ({ queries }) => {
  console.log(queries.row);
  return FindSeats.response200({ body: undefined });
};
const kinds = process.argv.includes('default') ? [{}] : [];
const server = http.createServer(listener([route(FindSeats.api, ...kinds, seats)]));
server.listen(0, '127.0.0.1', async () => {
  const answer = await fetch('http://127.0.0.1:' + server.address().port + '/seats?row=ROOF');
  console.log(answer.status);
  server.close();
});
`;

for (const { generation, files, options } of [
  { generation: 'default', files: ['server.ts', 'wire.ts', 'tsconfig.json'], options: [] },
  { generation: 'ir', files: ['server.ts', 'serialization.ts', 'tsconfig.json'], options: ['--ir'] },
]) {
  withScratchFolder((folder) => {
    for (const file of files) fs.copyFileSync(path.join(EXAMPLE, generation, file), path.join(folder, file));
    fs.writeFileSync(path.join(folder, 'seats.ws'), CONTRACT);
    fs.symlinkSync(PACKAGES, path.join(folder, 'node_modules'));
    runNode(folder, [WIRESPEC, 'compile', '-i', './seats.ws', '-o', './generated', '-l', 'TypeScript', ...options]);
    assert.equal(runNode(folder, [TSC, '--skipLibCheck']).stdout, '');
    fs.writeFileSync(path.join(folder, 'dist', 'program.js'), PROGRAM);
    assert.equal(runNode(folder, ['dist/program.js', generation]).stdout, 'ROOF\n200\n');
  });
}
