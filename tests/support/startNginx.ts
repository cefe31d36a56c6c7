import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram } from './findProgram';

/** Path of the module that `deploy/nginx/nginx.conf` loads. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Folders that are often missing from the `PATH` of users other than root. */
const EXTRA_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

const START_TIMEOUT_MS = 10_000;

export interface NginxServer {
  stop: () => Promise<void>;
}

/**
 * Finds nginx and the module that the configuration needs.
 *
 * @returns the path of nginx, or a message that names what is missing
 */
export function findNginx(): { program: string } | { missing: string } {
  const program = findProgram('nginx', EXTRA_FOLDERS);
  if (program === undefined) return { missing: 'nginx is not installed (Debian: apt-get install nginx)' };
  if (!existsSync(BROTLI)) {
    return { missing: `${BROTLI} is missing (Debian: apt-get install libnginx-mod-http-brotli-static)` };
  }

  return { program };
}

/**
 * Starts nginx with the output of `prepareNginx`.
 *
 * @param program - path of nginx
 * @param folder - absolute path of the output folder
 * @param port - port that was passed to `prepareNginx`
 * @throws Error with nginx's messages if it does not start
 */
export async function startNginx(program: string, folder: string, port: number): Promise<NginxServer> {
  const settings = [
    'daemon off;',
    `pid ${path.join(folder, 'nginx.pid')};`,
    // If started as root, nginx would run its workers as another user, who may not be allowed to read the folder.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
  ];
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', settings.join(' ')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve();
    });
    child.once('exit', () => {
      resolve();
    });
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  if (await waitUntilReady(port, () => child.exitCode !== null)) return { stop };
  await stop();
  throw new Error(`nginx did not start with ${folder}/nginx.conf:\n${output}`);
}

async function waitUntilReady(port: number, hasEnded: () => boolean): Promise<boolean> {
  for (const end = Date.now() + START_TIMEOUT_MS; Date.now() < end && !hasEnded();) {
    if (await acceptsConnections(port)) return true;
    await wait(20);
  }

  return false;
}

async function acceptsConnections(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
