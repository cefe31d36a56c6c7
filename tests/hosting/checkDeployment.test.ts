import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { checkDeployment, formatResults } from '../../tools/deploy/check/checkDeployment';
import { createStaticListener } from '../../tools/serve/createStaticListener.mjs';
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();

  return `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
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
