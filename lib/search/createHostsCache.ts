import type { liteClient } from 'algoliasearch/lite';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/**
 * Remembers, as long as the page lives, which hosts of the provider were down or timed out.
 *
 * The client's own caches (5.64) look a host up by its description, but store it by description and state, so that they never find it again: a
 * host that is down would be asked first every time. The state itself, with its 120 seconds, is the client's.
 */
export function createHostsCache(): HostsCache {
  const states = new Map<string, unknown>();

  return {
    async get<Value>(host: object | string, makeDefault: () => Promise<Value>): Promise<Value> {
      const key = describeHost(host);
      const known = states.get(key);
      // What was stored for a host is what the client asks for under it.
      if (known !== undefined) return known as Value;
      const value = await makeDefault();
      states.set(key, value);
      return value;
    },
    set: (host, value) => {
      states.set(describeHost(host), value);
      return Promise.resolve(value);
    },
    delete: (host) => {
      states.delete(describeHost(host));
      return Promise.resolve();
    },
    clear: () => {
      states.clear();
      return Promise.resolve();
    },
  };
}

function describeHost(host: unknown): string {
  if (typeof host !== 'object' || host === null || !('url' in host)) return JSON.stringify(host);
  // The client's description of a host.
  const { protocol, url, port } = host as { protocol?: string; url: string; port?: number };

  return `${protocol ?? 'https'}://${url}:${port ?? ''}`;
}
