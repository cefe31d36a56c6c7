import { createServer } from 'node:http';
import { expect, it, onTestFinished, vi } from 'vitest';
import { checkDeployment, formatResults } from '../../tools/deploy/check/checkDeployment';
import { CHECKS } from '../../tools/deploy/check/checks';
import { Deployment } from '../../tools/deploy/check/Deployment';
import { createStaticListener } from '../../tools/serve/createStaticListener.mjs';
import { closeServer, listen } from '../support/listen';
import { makeFolder } from '../support/makeFolder';

const SITE = {
  'index.html':
    '<script src=/assets/js/a.0b1c.js></script><a href=/gone>Gone</a><a href=https://example.com/>Other</a>',
  'docs/index.html': '<a href="/#part">Home</a>',
  '404.html': 'not found',
  'assets/js/a.0b1c.js': 'go()'.repeat(10),
  'sitemap.xml': '<loc>https://example.com/</loc><loc>https://example.com/docs</loc>',
};

/** @returns the address of a server without headers, redirects and compression */
async function serve(files: Readonly<Record<string, string>>): Promise<string> {
  const server = createServer(createStaticListener(makeFolder(files)));
  const port = await listen(server, { host: '127.0.0.1' });
  onTestFinished(() => closeServer(server));

  return `http://127.0.0.1:${port}`;
}

it('reports the problems of a deployment with their addresses', async () => {
  const home = await serve(SITE);
  const results = await checkDeployment(home, []);
  const problems = Object.fromEntries(results.map(({ name, problems: found }) => [name, found]));
  expect(problems.headers).toEqual([
    expect.stringContaining('gets the grade D (30 points): csp-not-implemented (-25)'),
  ]);
  expect(problems.redirects).toContain(
    `${home}/docs/ responds with status 200 instead of redirecting to ${home}/docs.`,
  );
  expect(problems.compression).toHaveLength(2);
  expect(problems.links).toEqual([`${home}/gone, which ${home}/ names, responds with status 404.`]);
  expect([problems.caching, problems.ranges]).toEqual([[], []]);
});

it('allows a check to fail on request', async () => {
  const table = formatResults(await checkDeployment(await serve(SITE), ['headers']));
  expect(table).toMatch(/\| headers +\| allowed \(1\) +\|/);
  expect(table).toMatch(/\| links +\| FAILED \(1\) +\|/);
  expect(table).not.toContain('headers: ');
});

it('reports a missing site', async () => {
  await expect(checkDeployment(await serve({ 'index.html': 'x' }), [])).rejects.toThrow(
    'sitemap.xml responds with status 404',
  );
});

it('does not wait forever for a host that never responds to unencrypted requests', async () => {
  // The time limit of every request is over at once.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('The time is over.')));
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
    if (url.startsWith('https:')) return new Response('home');
    return new Promise((_resolve, reject) => {
      if (signal?.aborted === true) reject(new Error('aborted'));
    });
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  expect(await CHECKS.headers?.(new Deployment('https://example.com'), [])).toEqual([
    expect.stringContaining('The home page gets the grade'),
  ]);
});
