import type { liteClient } from 'algoliasearch/lite';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/**
 * Creates a cache that remembers, until the page is closed, which hosts were down or timed out. The client's own caches
 * (5.64) store a host by its description and state, but look it up by its description only. They never find it, so for
 * every query, the client would first try a host that is down. The client itself applies its limit of 120 seconds.
 */
export function createHostsCache(): HostsCache {
  const states = new Map<string, unknown>();

  return {
    async get<Value>(host: object | string, makeDefault: () => Promise<Value>): Promise<Value> {
      const key = describeHost(host);
      const known = states.get(key);
      // The cast is safe: the client stores under each key the type that it reads.
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
  // The cast is safe: the only objects with a `url` that the client passes are its hosts, which have these fields.
  const { protocol, url, port } = host as { protocol?: string; url: string; port?: number };

  return `${protocol ?? 'https'}://${url}:${port ?? ''}`;
}
