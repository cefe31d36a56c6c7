import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withScratchFolder, runNode, TSC, WIRESPEC } from '../../support/programs.mjs';

const EXAMPLE = fileURLToPath(new URL('../../../examples/guides/http', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** Lines that the Express application logs. */
const LOG = /^ {2}GET /;

/**
 * Program that sends each request line unchanged and prints the status of each response. `fetch` would normalize the
 * lines.
 */
const ATTACK = `
const http = require('node:http');
const net = require('node:net');
const { listener, route } = require('./server');
const { FindSeats } = require('./generated/endpoint');
const seats = async ({ path, headers }) => {
  if (path.show === 7) throw new Error('no seats');
  return FindSeats.response200({ total: headers.trace === 'header' ? '\\u2192' : 1, body: [] });
};
const args = process.argv.includes('default') ? [{ show: 'number', tags: 'string[]', free: 'boolean' }] : [];
const answer = listener([route(FindSeats.api, ...args, seats)]);
const isExpress = process.argv.includes('express');
const server = http.createServer(isExpress ? require('./application').createApplication(answer) : answer);
const ask = (target, header) =>
  new Promise((resolve) => {
    const socket = net.connect(server.address().port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => (answer += data)).on('close', () => resolve(answer.split(' ')[1]));
    socket.write('GET ' + target + ' HTTP/1.1\\r\\nHost: a\\r\\n' + (header ?? '') + 'Connection: close\\r\\n\\r\\n');
  });
server.listen(0, '127.0.0.1', async () => {
  for (const [target, header] of ${JSON.stringify([
    ['/shows/1/seats'],
    ['/shows/1/seats?toString=1&__proto__=1&constructor=1'],
    ['/shows/%E0%A4%A/seats'],
    ['//'],
    ['*'],
    ['/shows/0x10/seats'],
    ['/shows/Infinity/seats'],
    ['/shows/__proto__/seats'],
    ['/shows/7/seats'],
    ['/shows/1/seats', 'trace: header\r\n'],
    ['/shows/1/seats'],
  ])}) console.log(target, await ask(target, header));
  server.close();
});
`;

for (const { generation, options } of [
  { generation: 'default', options: [] },
  { generation: 'ir', options: ['--ir'] },
]) {
  withScratchFolder((folder) => {
    for (const part of ['contracts', generation, 'express']) {
      fs.cpSync(path.join(EXAMPLE, part), folder, { recursive: true });
    }
    fs.symlinkSync(PACKAGES, path.join(folder, 'node_modules'));
    runNode(folder, [WIRESPEC, 'compile', '-i', './seats.ws', '-o', './generated', '-l', 'TypeScript', ...options]);
    assert.equal(runNode(folder, [TSC, '--skipLibCheck']).stdout, '');
    fs.writeFileSync(path.join(folder, 'dist', 'attack.js'), ATTACK);
    for (const server of ['node:http', 'express']) {
      const { status, stdout } = runNode(folder, ['dist/attack.js', generation, server]);
      assert.deepEqual(
        stdout
          .trimEnd()
          .split('\n')
          .filter((line) => !LOG.test(line)),
        [
          '/shows/1/seats 200',
          '/shows/1/seats?toString=1&__proto__=1&constructor=1 200',
          '/shows/%E0%A4%A/seats 400',
          '// 404',
          '* 404',
          '/shows/0x10/seats 400',
          '/shows/Infinity/seats 400',
          '/shows/__proto__/seats 400',
          '/shows/7/seats 500',
          '/shows/1/seats 500',
          '/shows/1/seats 200',
        ],
      );
      assert.equal(status, 0);
    }
  });
}
