import { liteClient } from 'algoliasearch/lite';
import { describe, expect, it } from 'vitest';
import { readSiteOptions } from '../env';
import { createSecurityPolicy } from '../security';

const PLAIN = readSiteOptions({});
const HOSTED = { ...PLAIN, hostedSearch: { appId: 'TESTAPP', apiKey: 'key', indexName: 'index' } };

describe('createSecurityPolicy', () => {
  it('forbids everything that is not named, and names nothing unsafe', () => {
    const { directives } = createSecurityPolicy(HOSTED);
    expect(Object.keys(directives)[0]).toBe('default-src');
    expect(directives['default-src']).toEqual(["'none'"]);
    expect(
      Object.values(directives)
        .flat()
        .filter((source) => /unsafe|\*|^https?:$/.test(source)),
    ).toEqual([]);
  });

  it('allows pages to connect only to the site', () => {
    expect(createSecurityPolicy(PLAIN).directives['connect-src']).toEqual(["'self'"]);
  });

  it('disables browser features that pages do not use', () => {
    const { 'Permissions-Policy': features = '' } = createSecurityPolicy(PLAIN).headers;
    // docs-dev/hosting.md explains why the policy does not refuse `bluetooth`.
    const refused = ['serial', 'hid', 'local-fonts', 'idle-detection', 'browsing-topics', 'camera'];
    expect(features.split(', ')).toEqual(expect.arrayContaining(refused.map((feature) => `${feature}=()`)));
  });

  it('does not isolate pages from other origins, because the browser would start another process for them', () => {
    const { headers } = createSecurityPolicy(PLAIN);
    expect(headers['Cross-Origin-Resource-Policy']).toBe('same-origin');
    expect(headers).not.toHaveProperty('Cross-Origin-Opener-Policy');
    expect(headers).not.toHaveProperty('Cross-Origin-Embedder-Policy');
  });

  it('requests reports only if an address for them is configured', () => {
    const { directives, headers } = createSecurityPolicy({ ...PLAIN, reportUrl: 'https://reports.example.com/csp' });
    expect([directives['report-to'], directives['report-uri'], headers['Reporting-Endpoints']]).toEqual([
      ['policy'],
      ['https://reports.example.com/csp'],
      'policy="https://reports.example.com/csp"',
    ]);
    expect(JSON.stringify(createSecurityPolicy(PLAIN))).not.toMatch(/report/i);
  });

  it('adds exactly the hosts to which the hosted search connects', () => {
    const client = liteClient('TESTAPP', 'key') as unknown as {
      transporter: { hosts: { url: string; accept: string }[] };
    };
    const queriedHosts = client.transporter.hosts
      .filter(({ accept }) => accept !== 'write')
      .map(({ url }) => `https://${url}`);
    const [, ...allowed] = createSecurityPolicy(HOSTED).directives['connect-src']!;
    expect(allowed.toSorted()).toEqual(queriedHosts.map((host) => host.toLowerCase()).toSorted());
  });
});
