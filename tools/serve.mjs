// Serves a built site: node tools/serve.mjs [folder, default build] — the port comes from PORT. The browser tests use it.
import path from 'node:path';
import { reservePort } from './support/reservePort.mjs';
import { parsePort } from './support/parsePort.mjs';
import { REPOSITORY } from './support/paths.mjs';
import { printProblem } from './support/printProblem.mjs';
import { createStaticListener } from './serve/createStaticListener.mjs';

try {
  const port = parsePort(process.env.PORT);
  const server = await reservePort(port);
  server.answerWith(createStaticListener(path.resolve(REPOSITORY, process.argv[2] ?? 'build')));
  console.log(`http://localhost:${port}`);
} catch (error) {
  printProblem(error);
  process.exitCode = 1;
}
