import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSiteOptions } from '../../config/env';
import { createSecurityPolicy } from '../../config/security';
import { readBuiltPages } from '../../lib/built-pages/readBuiltPages';
import { runPostBuildSteps } from '../../lib/built-pages/runPostBuildSteps';
import { createHostingStep } from '../../plugins/built-pages/hosting/createHostingStep';
import { prepareNginx } from '../../tools/deploy/prepareNginx';
import { REPOSITORY } from '../../tools/support/paths.mjs';
import { findFreePort } from '../support/findFreePort';
import { writeFiles } from '../support/makeFolder';
import { findReasonToSkip } from '../support/nginx';

const DOCKERFILE = readFileSync(path.join(REPOSITORY, 'Dockerfile'), 'utf8');

/**
 * Shell script that isolates a command like `docker run --read-only --tmpfs /tmp --cap-drop ALL`. `$0` is the folder
 * that the image has at /srv; the other arguments are the command.
 */
const CONTAIN = `mount --bind "$0" /srv && mount -o remount,bind,ro /srv && mount -o remount,bind,ro / && mount -t tmpfs tmpfs /tmp &&
  exec setpriv --reuid=nobody --regid=nogroup --clear-groups --inh-caps=-all --bounding-set=-all --no-new-privs "$@"`;

/** Returns whether this machine can isolate processes like `docker run`, and has the programs of the image. */
function canContain(): boolean {
  return (
    findReasonToSkip() === undefined &&
    spawnSync('unshare', ['--mount', 'setpriv', '--version']).status === 0 &&
    spawnSync('curl', ['--version']).status === 0
  );
}

/** Reads an instruction of the Dockerfile in list notation, e.g. `CMD ["nginx"]`. */
function readCommand(instruction: string): string[] {
  const [, list = '[]'] = new RegExp(`^${instruction}.*?(\\[.*\\])$`, 'm').exec(DOCKERFILE) ?? [];

  // The cast is safe: the list contains the strings of a command.
  return JSON.parse(list) as string[];
}

it('the Dockerfile passes on every option of a build', () => {
  const names = [...DOCKERFILE.matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name);
  expect(() => readSiteOptions({ WIRESPEC_SITE_UNKNOWN: 'on' })).toThrow(`Available: ${names.join(', ')}.`);
});

it('the Dockerfile names its base images by digest, so that a moved tag changes nothing', () => {
  const images = [...DOCKERFILE.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(images).toHaveLength(2);
  for (const image of images) expect(image).toMatch(/^[a-z]+:[\w.-]+@sha256:[\da-f]{64}$/);
});

describe.skipIf(!canContain())('the container (needs root, nginx and curl)', () => {
  let folder = '';
  let port = 0;
  let server: ChildProcess | undefined;
  let output = '';

  const isHealthy = async (): Promise<boolean> => {
    const [program = '', ...options] = readCommand('HEALTHCHECK').map((part) => part.replace('8080', String(port)));
    const check = promisify(execFile)(program, options);

    return check.then(
      () => true,
      () => false,
    );
  };

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'container-'));
    // The folder is like /srv of the image, whose content belongs to root.
    chmodSync(folder, 0o755);
    const build = path.join(folder, 'build');
    writeFiles(build, {
      'index.html':
        '<!doctype html><html><head><meta charset=utf-8><link rel=canonical href=https://example.com/></head><body>Hello</body></html>',
      '404.html': '<!doctype html><html><head><meta charset=utf-8></head><body>Nothing here</body></html>',
    });
    const site = { url: 'https://example.com', baseUrl: '/', title: '', tagline: '' };
    const step = createHostingStep(createSecurityPolicy(readSiteOptions({})));
    const pages = readBuiltPages(build, site.baseUrl);
    await runPostBuildSteps([step], { ...site, folder: build, siteFolder: build, pages }, () => undefined);
    port = await findFreePort();
    await prepareNginx({ build, target: path.join(folder, 'wirespec'), port, quality: 4 });
    server = spawn('unshare', ['--mount', 'sh', '-c', CONTAIN, folder, ...readCommand('CMD')], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  });

  afterAll(() => {
    server?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('runs as nobody and without capabilities on a read-only file system, and its health check succeeds', async () => {
    await expect.poll(isHealthy, { timeout: 10_000 }).toBe(true);
    expect(output).toBe('');
    const status = readFileSync(`/proc/${server?.pid ?? 0}/status`, 'utf8');
    expect(status).toMatch(/^Uid:\s+65534\s+65534\s/m);
    expect(status).toMatch(/^CapEff:\s+0+$/m);
    expect(status).toMatch(/^CapBnd:\s+0+$/m);
  });

  it('serves pages, and the 404 page', async () => {
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Hello')]);
    const missing = await fetch(`http://127.0.0.1:${port}/missing`);
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('Nothing here')]);
  });

  it('stops on the signal of the Dockerfile, and then its health check fails', async () => {
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    expect(DOCKERFILE).toContain('\nSTOPSIGNAL SIGQUIT\n');
    server?.kill('SIGQUIT');
    expect(await ended).toBe(0);
    expect(await isHealthy()).toBe(false);
  });
});
