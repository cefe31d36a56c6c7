// `node tools/serve.mjs [folder]`: serves a built site on the port and address in the environment variables PORT and
// HOST. The folder is relative to the repository, and build/ by default. The browser tests use this server.
import path from 'node:path';
import { REPOSITORY } from './support/paths.mjs';
import { readServerAddress, reservePort } from './serve/reservePort.mjs';
import { createStaticListener } from './serve/createStaticListener.mjs';
import { runMain } from './support/runMain.mjs';

await runMain(async ([folder = 'build']) => {
  const address = readServerAddress(process.env);
  const server = await reservePort(address);
  server.setListener(createStaticListener(path.resolve(REPOSITORY, folder)));
  console.log(address.url);
});
